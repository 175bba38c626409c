import DataSource

extension FieldType {
    /// Whether a new record may have this in the field.
    func accepts(_ value: String) -> Bool {
        guard !shape.isList else { return false }
        return switch kind {
        case .string: true
        case .int: Int(value) != nil
        case .double, .decimal: Double(value)?.isFinite == true && value.allSatisfy("0123456789.-".contains)
        case .bool: ["true", "false"].contains(value)
        case let .choice(words): words.map(\.variable).contains(value)
        case .date, .url, .uuid, .data: false
        }
    }
}
