/// What a field holds.
public struct FieldType: Equatable, Sendable {
    public var kind: Kind
    public var isOptional: Bool

    public init(_ kind: Kind, isOptional: Bool = false) {
        self.kind = kind
        self.isOptional = isOptional
    }

    public enum Kind: String, CaseIterable, Sendable {
        case string = "String"
        case int = "Int"
        case bool = "Bool"
        case date = "Date"
    }

    /// As Swift writes it: `Date?`.
    public var code: String { kind.rawValue + (isOptional ? "?" : "") }
}
