import DataSource

extension FieldType {
    /// Nil where it is no type that a field can have.
    public init?(parsing text: String) {
        let isOptional = text.hasSuffix("?")
        let type = isOptional ? String(text.dropLast()) : text
        if type.hasPrefix("["), type.hasSuffix("]") {
            guard let kind = Kind(parsing: String(type.dropFirst().dropLast())) else { return nil }
            self.init(kind, isOptional ? .optionalMany : .many)
        } else {
            guard let kind = Kind(parsing: type) else { return nil }
            self.init(kind, isOptional ? .optional : .one)
        }
    }
}

extension FieldType.Kind {
    /// Another name of a type is taken for one of the project: whether it is there, `EntityService` knows.
    init?(parsing text: String) {
        if let kind = Self.named.first(where: { $0.text == text }) {
            self = kind
        } else if text.isTypeName {
            self = .entity(EntityType(name: text))
        } else {
            guard text.contains("|"), let words = Self.choices(text) else { return nil }
            self = .choice(words)
        }
    }

    /// Nil where a word cannot be a case, or is there twice.
    private static func choices(_ text: String) -> [Identifier]? {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        let words = parts.compactMap { try? Identifier(parsing: String($0)) }
        let cases = Set(words.map { $0.variable.lowercased() })
        return cases.count == parts.count && cases.isDisjoint(with: reservedCases) ? words : nil
    }

    /// What an enumeration and an optional have already.
    private static let reservedCases: Set = ["none", "some", "self", "init", "allcases", "rawvalue", "word", "cell"]
}

extension String {
    fileprivate var isTypeName: Bool {
        first?.isUppercase == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
