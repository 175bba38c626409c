/// A name as its words, and in every spelling that code, commands and sentences need.
public struct Identifier: Hashable, Sendable {
    public let words: [String]

    public init(words: [String]) {
        self.words = words
    }

    /// `ReadingList`, `UserID`.
    public var type: String {
        words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// `readingList`, `userID`, `httpServer`.
    public var variable: String {
        words[0].lowercased() + Identifier(words: Array(words.dropFirst())).type
    }

    /// `reading-list`, `user-id`.
    public var command: String {
        words.joined(separator: "-").lowercased()
    }

    /// `reading list`, `user ID`.
    public var text: String {
        words.map { $0.isAcronym || $0.isAcronymInPlural ? $0 : $0.lowercased() }.joined(separator: " ")
    }
}

extension String {
    var isAcronym: Bool { count > 1 && !contains { $0.isLowercase } }

    /// `SKUs`
    fileprivate var isAcronymInPlural: Bool { hasSuffix("s") && String(dropLast()).isAcronym }
}
