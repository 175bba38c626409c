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

    /// A literal goes through Double, which does not hold every decimal number: then it is a quotient.
    init(decimal text: String) {
        let isExact = Double(text).map { Decimal($0) } == Decimal(string: text)
        let fraction = text.drop { $0 != "." }.dropFirst()
        let digits = Int(text.replacing(".", with: ""))
        let quotient = digits.map { "Decimal(\($0)) / 1\(String(repeating: "0", count: fraction.count))" }
        let rank = Rank(number: Double(text) ?? 0)
        self.init(isExact ? text : quotient ?? text, word: text, rank: rank)
    }

    init(bool: Bool) {
        self.init(bool ? "true" : "false", word: bool ? "yes" : "no", rank: Rank(number: bool ? 1 : 0))
    }

    /// - Parameter seconds: since 2001-01-01T00:00:00Z.
    init(seconds: Int) {
        let date = Date(timeIntervalSinceReferenceDate: Double(seconds)).formatted(Date.ISO8601FormatStyle())
        self.init(
            "Date(timeIntervalSinceReferenceDate: \(seconds.grouped))",
            word: date.hasSuffix("T00:00:00Z") ? String(date.prefix(10)) : date,
            rank: Rank(number: Double(seconds))
        )
    }

    init(choice: Identifier) {
        let word = choice.variable
        self.init("." + word.escaped, word: word, rank: Rank(text: word.lowercased()))
    }

    /// - Parameter expression: what has the value in the tests. Its JSON begins like that of all of its type.
    init(_ code: String, wordOf expression: String) {
        self.init(code, word: "\\(\(expression).word)", rank: Rank(text: "{"))
    }

    /// A list that holds the value alone, as JSON.
    var inList: FieldSample {
        let isBool = ["true", "false"].contains(code)
        let start = rank.text.hasPrefix("{") ? "{" : isBool ? code : "\""
        return FieldSample("[\(code)]", word: word, rank: Rank(text: "[" + start))
    }

    /// A search for the one must not find the other.
    func isFound(by other: FieldSample) -> Bool {
        !other.word.isEmpty && word.lowercased().contains(other.word.lowercased())
    }

    static let emptyList = FieldSample("[]", word: "", rank: Rank(text: "[]"))
    static let missing = FieldSample("nil", word: "", rank: Rank(number: -.infinity))
}

extension Int {
    /// 820000000 → 820_000_000
    fileprivate var grouped: String {
        let digits = Array(String(self))
        return digits.indices.map { index in
            let isGroup = index > 0 && (digits.count - index).isMultiple(of: 3)
            return (isGroup ? "_" : "") + String(digits[index])
        }.joined()
    }
}

extension String {
    /// As a text in Swift.
    var literal: String {
        "\"" + unicodeScalars.map(\.literal).joined() + "\""
    }
}

extension Unicode.Scalar {
    fileprivate var literal: String {
        switch (self, properties.generalCategory) {
        case ("\\", _), ("\"", _): "\\" + String(self)
        case (_, .control), (_, .format), (_, .lineSeparator), (_, .paragraphSeparator):
            "\\u{" + String(value, radix: 16) + "}"
        default: String(self)
        }
    }
}
