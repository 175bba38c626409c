import DataSource

extension Identifier {
    /// A name as a person types it: `Note`, `reading list`, `user-id`.
    public init(parsing text: String) throws(NameError) {
        guard !text.isEmpty else { throw NameError(text, .empty) }
        guard text.allSatisfy({ $0.isLetter || $0.isNumber || " -_".contains($0) }), !text.hasEmoji else {
            throw NameError(text, .notLetters, suggestion: Self.repaired(text))
        }
        let words = text.words
        guard let first = words.first?.first else { throw NameError(text, .empty) }
        guard first.isLetter else { throw NameError(text, .startsWithDigit, suggestion: "Item" + text) }
        self.init(words: words)
        guard !Self.keywordTypes.contains(type) else { throw NameError(text, .keyword, suggestion: type + "Item") }
    }

    private static let keywordTypes = ["Any", "Self", "Type"]

    private static func repaired(_ text: String) -> String? {
        let letters = String(text.map { $0.isLetter || $0.isNumber ? $0 : " " })
        let repaired = Identifier(words: letters.words).type
        return repaired.first?.isLetter == true ? repaired : nil
    }
}

extension String {
    fileprivate var hasEmoji: Bool {
        unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.properties.generalCategory == .otherSymbol }
    }
}
