import DataSource

/// How a command gives a field a value.
struct FieldOption {
    private let name: String
    private let isFlag: Bool

    init(_ field: FieldSpec) {
        name = field.name.command
        isFlag = field.type.kind == .bool && !field.type.shape.isList
    }

    /// `--pinned`, `--no-pinned`, `--count=3`, `--no-tags`.
    func words(_ sample: FieldSample) -> String {
        if [.missing, .emptyList].contains(sample) { return "--no-\(name)" }
        guard isFlag else { return "--\(name)=\(sample.word)" }
        return sample.word == "yes" ? "--\(name)" : "--no-\(name)"
    }
}
