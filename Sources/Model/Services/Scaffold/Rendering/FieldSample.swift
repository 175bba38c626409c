import DataSource

/// A value of a field, in every way in which generated code writes it.
struct FieldSample: Equatable {
    /// As Swift.
    let code: String
    /// As a word of a command line, and in a list.
    let word: String
    /// Where the value stands among others of its kind.
    let rank: Rank

    struct Rank: Comparable {
        var number = 0.0
        var text = ""

        static func < (lhs: Rank, rhs: Rank) -> Bool { (lhs.number, lhs.text) < (rhs.number, rhs.text) }
    }

    init(_ code: String, word: String, rank: Rank) {
        self.code = code
        self.word = word
        self.rank = rank
    }

    init(text: String) {
        self.init(text.literal, word: text, rank: Rank(text: text.lowercased()))
    }

    /// - Parameter code: a number's digits.
    init(number code: String, word: String? = nil) {
        self.init(code, word: word ?? code, rank: Rank(number: Double(code) ?? 0))
    }

    init(bool: Bool) {
        self.init(bool ? "true" : "false", word: bool ? "yes" : "no", rank: Rank(number: bool ? 1 : 0))
    }

    /// - Parameter seconds: since 2001-01-01T00:00:00Z.
    init(seconds: String, word: String, rank: Double) {
        self.init("Date(timeIntervalSinceReferenceDate: \(seconds))", word: word, rank: Rank(number: rank))
    }

    init(choice: Identifier) {
        let word = choice.variable
        self.init("." + word.escaped, word: word, rank: Rank(text: word.lowercased()))
    }

    /// A list that holds the value alone; JSON puts `[]` after it.
    var inList: FieldSample {
        FieldSample("[\(code)]", word: word, rank: Rank())
    }

    /// A search for the one must not find the other.
    func isFound(by other: FieldSample) -> Bool {
        !other.word.isEmpty && word.lowercased().contains(other.word.lowercased())
    }

    static let emptyList = FieldSample("[]", word: "", rank: Rank(number: 1))
    static let missing = FieldSample("nil", word: "", rank: Rank(number: -.infinity))
}

extension String {
    /// As a text in Swift.
    var literal: String {
        "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
