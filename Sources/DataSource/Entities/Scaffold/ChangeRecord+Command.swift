extension ChangeRecord {
    /// What a person typed, as a shell takes it.
    public var command: String {
        ([start] + arguments.map(\.shellQuoted)).joined(separator: " ")
    }

    private var start: String {
        switch kind {
        case .templates: "luca templates eject"
        case .initializer: "luca sync init"
        default: "luca new \(kind.rawValue)"
        }
    }
}
