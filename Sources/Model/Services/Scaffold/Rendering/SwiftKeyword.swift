/// The words that Swift keeps for itself (The Swift Programming Language, Lexical Structure).
enum SwiftKeyword {
    static let reserved: Set = [
        "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func",
        "import", "init", "inout", "internal", "let", "nonisolated", "operator", "precedencegroup", "private",
        "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
        "in", "repeat", "return", "switch", "throw", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "Self", "self", "super", "throws", "true", "try",
    ]

    /// Those that do not stand before the colon of an argument as they are; the compiler warns of more backticks.
    static let noLabels: Set = ["inout"]
}

extension String {
    /// As an identifier in code.
    var escaped: String { SwiftKeyword.reserved.contains(self) ? "`\(self)`" : self }

    /// As the label of an argument.
    var escapedLabel: String { SwiftKeyword.noLabels.contains(self) ? "`\(self)`" : self }
}
