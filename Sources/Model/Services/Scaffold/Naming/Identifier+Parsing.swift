import DataSource

extension Identifier {
    /// A name as a person types it: `Note`, `reading list`, `user-id`.
    public init(parsing text: String) throws(NameError) {
        guard !text.isEmpty else { throw NameError(text, .empty) }
        guard !text.contains(":") else { throw NameError(text, .field) }
        guard text.unicodeScalars.allSatisfy({ $0.isNamePart || " -_".unicodeScalars.contains($0) }) else {
            throw NameError(text, .notLetters, suggestion: Self.repaired(text))
        }
        let words = text.composed.words
        guard let first = words.first?.first else { throw NameError(text, .empty) }
        guard first.isLetter else {
            throw NameError(text, .startsWithDigit, suggestion: Identifier(words: ["Item"] + words).type)
        }
        self.init(words: words)
        guard !Self.keywordTypes.contains(type) else { throw NameError(text, .keyword, suggestion: type + "Item") }
    }

    /// The name of a type that is made.
    init(parsingType text: String) throws(NameError) {
        let name = try Identifier(parsing: text).asType
        guard name.type != name.variable else { throw NameError(name.type, .noCapital) }
        self = name
    }

    /// Spelled as its type tells, by which luca finds again what it made: `READING_LIST` has the type `READINGLIST`, and that
    /// is one word.
    var asType: Identifier {
        let known = Identifier(words: type.words)
        return isSpelled(as: known) ? self : known
    }

    func isSpelled(as other: Identifier) -> Bool {
        variable == other.variable && command == other.command
    }

    private static let keywordTypes = ["Any", "Self", "Type"]

    private static func repaired(_ text: String) -> String? {
        let letters = text.unicodeScalars.map { $0.isNamePart ? String($0) : " " }.joined()
        let repaired = Identifier(words: letters.words).type
        return repaired.first?.isLetter == true ? repaired : nil
    }
}

extension Unicode.Scalar {
    /// No emoji, and nothing that cannot be seen.
    fileprivate var isNamePart: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .nonspacingMark, .spacingMark: !properties.isVariationSelector
        case .decimalNumber: true
        default: false
        }
    }
}
