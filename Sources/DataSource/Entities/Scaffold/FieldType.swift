/// What a field holds.
public struct FieldType: Equatable, Sendable {
    public var kind: Kind
    public var shape: Shape

    public init(_ kind: Kind, _ shape: Shape = .one) {
        self.kind = kind
        self.shape = shape
    }

    public enum Kind: Equatable, Sendable {
        case string
        case int
        case double
        case decimal
        case bool
        case date
        case url
        case uuid
        case data
        /// One of some words, each a case of an enumeration.
        case choice([Identifier])
        /// A value of another type of the project, stored as part of its owner.
        case entity(EntityType)
    }

    public enum Shape: CaseIterable, Sendable {
        case one
        case optional
        case many
        case optionalMany
    }
}

extension FieldType.Kind {
    /// Those that have a name.
    public static let named: [FieldType.Kind] = [
        .string, .int, .double, .decimal, .bool, .date, .url, .uuid, .data,
    ]

    /// As a person writes it: `Date`, `todo|doing|done`.
    public var text: String {
        switch self {
        case .string: "String"
        case .int: "Int"
        case .double: "Double"
        case .decimal: "Decimal"
        case .bool: "Bool"
        case .date: "Date"
        case .url: "URL"
        case .uuid: "UUID"
        case .data: "Data"
        case let .choice(words): words.map(\.variable).joined(separator: "|")
        case let .entity(type): type.name
        }
    }

    public var isChoice: Bool {
        if case .choice = self { true } else { false }
    }

    public var entity: EntityType? {
        if case let .entity(type) = self { type } else { nil }
    }
}

extension FieldType.Shape {
    /// `Date` → `Date?`, `[Date]`.
    public func applied(to type: String) -> String {
        switch self {
        case .one: type
        case .optional: type + "?"
        case .many: "[\(type)]"
        case .optionalMany: "[\(type)]?"
        }
    }

    public var isOptional: Bool { self == .optional || self == .optionalMany }
    public var isList: Bool { self == .many || self == .optionalMany }
}
