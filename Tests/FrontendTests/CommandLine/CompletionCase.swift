import Testing

/// Words of a command line, and what the Tab key offers for the last one, in every shell.
struct CompletionCase: CustomTestStringConvertible, Sendable {
    let words: [String]
    let replies: [String]

    var testDescription: String { words.joined(separator: " ") }

    init(_ words: [String], _ replies: [String]) {
        self.words = words
        self.replies = replies
    }

    static let all = [
        CompletionCase([""], ["book", "sort", "help"]),
        CompletionCase(["b"], ["book"]),
        CompletionCase(["-C", "x", "b"], ["book"]),
        CompletionCase(["-C", "book", ""], ["book", "sort", "help"]),
        CompletionCase(["--pages", "3", "book", ""], ["add", "list", "help"]),
        CompletionCase(["book", ""], ["add", "list", "help"]),
        CompletionCase(["help", "book", "a"], ["add"]),
        CompletionCase(["book", "-q", "l"], ["list"]),
        CompletionCase(["--", "book", "l"], ["list"]),
        CompletionCase(["--d"], ["--directory"]),
        CompletionCase(["--"], ["--directory", "--quiet", "--generate-completion-script", "--version", "--help"]),
        CompletionCase(["book", "add", "--l"], ["--lent"]),
        CompletionCase(["book", "add", "title", "--no-"], ["--no-lent", "--no-due", "--no-tag"]),
        CompletionCase(["sort", "--then", ""], ["title", "pages"]),
        CompletionCase(["sort", "--then", "p"], ["pages"]),
        CompletionCase(["--generate-completion-script", ""], ["bash", "zsh", "fish"]),
        CompletionCase(["--directory", "a"], ["a file", "a folder"]),
        CompletionCase(["book", "add", "a"], ["a file", "a folder"]),
        CompletionCase(["book", "add", "", "b"], ["b"]),
        CompletionCase(["sort", ""], ["known-sort"]),
        CompletionCase(["-C", "x", "sort", "a", "k"], ["known--C", "known-x", "known-sort", "known-a"]),
        CompletionCase(["book", "list", "4"], ["4"]),
    ]
}
