import DataSource

extension FieldSpec {
    /// A field as a person types it: `due:Date?`.
    public init(parsing text: String) throws(FieldError) {
        guard !text.contains(",") else { throw FieldError(text, .separatedByCommas, part: ",") }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { throw FieldError(text, .notAPair, part: text) }
        if let type = FieldType(parsing: parts[0].capitalizedFirst), FieldType(parsing: parts[1]) == nil {
            throw FieldError(text, .swapped(correct: "\(parts[1]):\(type.code)"), part: text)
        }
        guard let type = FieldType(parsing: parts[1]) else {
            let bare = parts[1].filter { $0.isLetter }
            let nearest = bare.nearest(among: FieldType.Kind.allCases.map(\.rawValue))
            throw FieldError(text, .unknownType(nearest: nearest), part: parts[1])
        }
        self.init(name: try Self.name(parts[0], in: text), type: type)
    }

    private static func name(_ name: String, in text: String) throws(FieldError) -> Identifier {
        let identifier: Identifier
        do {
            identifier = try Identifier(parsing: name)
        } catch {
            guard error.reason == .keyword else { throw FieldError(text, .name(error.reason), part: name) }
            identifier = Identifier(words: name.words)
        }
        guard !reserved.contains(identifier.variable) else { throw FieldError(text, .reserved, part: name) }
        return identifier
    }

    /// What a record and its commands have already, and what Swift keeps for itself.
    private static let reserved: Set = [
        "id", "columns", "table", "empty", "emptyColumns", "fixture", "cells", "self", "init",
        "help", "version", "json", "search", "sort", "reverse", "yes", "dataDir",
    ]
}

extension [FieldSpec] {
    /// Fields with different names.
    public init(parsing texts: [String]) throws(FieldError) {
        self = []
        for text in texts {
            let field = try FieldSpec(parsing: text)
            guard !contains(where: { $0.name.variable.lowercased() == field.name.variable.lowercased() }) else {
                throw FieldError(text, .doubled, part: field.name.variable)
            }
            append(field)
        }
    }
}

extension FieldType {
    /// Nil where it is no type that a field can have.
    public init?(parsing text: String) {
        let isOptional = text.hasSuffix("?")
        guard let kind = Kind(rawValue: String(isOptional ? text.dropLast() : text[...])) else { return nil }
        self.init(kind, isOptional: isOptional)
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
