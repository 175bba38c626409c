import Frontend

/// Words that a shell would carry out, split or expand, if it took them for more than words.
@MainActor enum HostileWords {
    static let all = [
        "plain", "it's", "say \"hi\"", "$(touch${IFS}PWN)", "`touch PWN`", "a b", "*", "?", "a;touch PWN;",
        "';touch PWN;'", "\";touch PWN;\"", "back\\slash", "~", "#x", "!x", "$HOME", "a&touch PWN&", "(touch PWN)",
        "<(touch PWN)", "{a,b}", "=ls", "%1", "[a]", "é",
    ]

    /// Words that no line has room for, or that a terminal would obey.
    static let broken = ["", "a\nb", "a\r", "a\tb", "\u{1B}[2J", "\u{9B}2J", "\u{7F}"]

    /// `shelf pick`, which knows them as an argument, and as the values of an option.
    static let command = Command(
        "shelf",
        "Keeps your books.",
        subcommands: [
            Command(
                "pick",
                "Pick a book; it's \"yours\" for $(touch PWN) `touch PWN` days.",
                arguments: [Argument<String>("title", "Which.", candidates: { _, _ in all + broken }).parameter],
                options: [Option<String>("kind", "Which.", choices: all + broken).parameter]
            ) { _, _ in }
        ]
    )
}
