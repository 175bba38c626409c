import DataSource
import Frontend

/// A program to test the kit with: each command writes what it was given.
@MainActor enum SampleShelf {
    static let command = Command(
        "shelf",
        "Keeps your books.",
        options: [folder.parameter, quiet.parameter],
        sections: [CommandSection("BOOKS", [book]), CommandSection("NOTHING", []), CommandSection("MORE", [sort])]
    )

    static let folder = Option<String>("directory", short: "C", "Where the books are.", placeholder: "folder")
    static let quiet = Flag("quiet", short: "q", "Say less.")
    static let title = Argument<String>("title", "What is on the cover.", question: "Which title?")
    static let pages = Option<Int>("pages", short: "p", "How many there are.")
    static let lent = Option<Bool>("lent", short: "l", "Whether somebody has it.")
    static let due = Option<Date?>("due", "When it comes back.")
    static let tags = Option<[String]>("tag", "What it is about.")
    static let position = Argument<Int?>(
        "position",
        "Where to begin.",
        candidates: { arguments, _ in [arguments[folder] ?? "1"] }
    )
    static let keys = Argument<[Key]>("key", "What to sort by.")
    static let order = Option<Key>("then", "What to sort by next.", default: "title")

    enum Key: String, CaseIterable, ArgumentValue {
        case title, pages
    }

    private static let book = Command("book", "Add and list books.", subcommands: [add, list])

    private static let add = Command(
        "add",
        "Add a book.",
        discussion: "Books are never lost.",
        arguments: [title.parameter],
        options: [pages.parameter, lent.parameter, due.parameter, tags.parameter]
    ) { arguments, context in
        let given: [(any ArgumentValue)?] = [
            arguments[title], arguments[folder], arguments[pages], arguments[lent], arguments[due], arguments[tags],
        ]
        let words = given.map { $0?.word ?? "-" } + (arguments[quiet] ? ["quiet"] : [])
        try context.console.write(words.joined(separator: "|"))
    }

    private static let list = Command("list", "List the books.", arguments: [position.parameter]) {
        arguments,
        context in
        try context.console.write(arguments[position]?.word ?? "from the first")
    }

    private static let sort = Command(
        "sort",
        "Sort the books.",
        arguments: [keys.parameter],
        options: [order.parameter]
    ) { arguments, context in
        try context.console.write(arguments[keys].word + "; " + (arguments[order]?.word ?? "-"))
    }
}
