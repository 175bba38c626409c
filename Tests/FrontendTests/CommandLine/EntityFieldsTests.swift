import DataSource
@testable import Frontend
import TestSupport
import Testing

@MainActor struct EntityFieldsTests {
    private let fields = EntityFields(
        EntityField("lent", \Book.lent, Book.Action.lentChanged),
        EntityField("title", \Book.title, Book.Action.titleChanged),
        EntityField("due", \Book.due, Book.Action.dueChanged),
        EntityField("readerID", \Book.readerID, Book.Action.readerIDChanged)
    )

    @Test func addArguments_areTheFirstFieldThatIsNoFlag() async {
        #expect(fields.addArguments.map(\.place) == ["<title>"])
        #expect(
            fields.addOptions.map(\.label) == [
                "--lent/--no-lent", "--due <date>", "--reader-id <number>, --no-reader-id",
            ]
        )
        #expect(fields.addOptions.map(\.isRequired) == [false, true, false])
        #expect(fields.options.map(\.isRequired) == [false, false, false, false])
    }

    @Test func addArguments_onlyFlags_areNone() {
        let fields = EntityFields(EntityField("lent", \Book.lent, Book.Action.lentChanged))
        #expect(fields.addArguments.isEmpty)
        #expect(fields.addOptions.map(\.name) == ["lent"])
        #expect(fields.name(of: .example) == "3F2A91C0")
    }

    @Test func add_requiredOptionMissing_isRefusedFirst() async {
        let program = TestProgram(add)
        #expect(await program.run(["Momo"]) == 64)
        #expect(
            program.output.said == """
                add: --due is missing: a date like 2026-12-24 or 2026-12-24T18:00:00Z.
                Usage: add <title> --due <date> [options]
                See 'add --help'.

                """
        )
        #expect(program.madeDependencies == 0)
    }

    @Test func actions_areOfTheFieldsGivenInTheirOrder() async {
        let program = TestProgram(add)
        #expect(await program.run(["--reader-id", "7", "--due", "2026-12-24", "Momo", "--no-lent"]) == 0)
        let due = Date(timeIntervalSince1970: 1_798_070_400)
        let actions: [Book.Action] = [
            .lentChanged(false), .titleChanged("Momo"), .dueChanged(due), .readerIDChanged(7),
        ]
        #expect(program.output.written == "\(actions)")
    }

    @Test(arguments: [
        ([], .all),
        (["--sort", "reader-id", "--reverse"], ListQuery(sort: "readerID", order: .reverse)),
        (["--search", "mo", "--lent"], ListQuery(search: "mo", matches: [.init(field: "lent", value: .integer(1))])),
        (["--no-reader-id"], ListQuery(matches: [.init(field: "readerID", value: .null)])),
    ])
    func query_options_areColumns(words: [String], query: ListQuery) throws {
        #expect(fields.query(try arguments(words)) == query)
    }

    @Test func query_sortByUnknownField_namesTheOptions() {
        #expect(
            throws: UsageError.wrongValue(
                parameter: "--sort",
                expectation: "one of lent, title, due, reader-id",
                word: "readerID"
            )
        ) { try arguments(["--sort", "readerID"]) }
    }

    @Test func list_entities_areAlignedUnderTheirOptions() throws {
        #expect(
            try fields.list([.example], arguments([])) == """
                ID        LENT  TITLE  DUE         READER-ID
                3F2A91C0  yes   Momo   2026-12-24  7

                """
        )
        #expect(try fields.list([], arguments([])) == "")
        #expect(try fields.list([], arguments(["--json"])) == "[\n\n]\n")
    }

    @Test func card_entity_isALinePerField() throws {
        #expect(
            try fields.card(.example, arguments([])) == """
                id         3F2A91C0-5B7E-4D1F-9A63-0C8E2B4D7F15
                lent       yes
                title      Momo
                due        2026-12-24
                reader-id  7

                """
        )
    }

    @Test func name_withoutText_isTheBeginningOfTheID() {
        var book = Book.example
        #expect(fields.name(of: book) == "Momo")
        book.title = ""
        #expect(fields.name(of: book) == "3F2A91C0")
    }

    private var add: Command {
        Command("add", "Add.", arguments: fields.addArguments, options: fields.addOptions) {
            [fields] arguments, context in
            try context.console.write("\(fields.actions(arguments))")
        }
    }

    private func arguments(_ words: [String]) throws -> Arguments {
        var parser = CommandParser(Command("list", "List.", options: fields.listOptions) { _, _ in }, words)
        return try parser.parse().completeArguments()
    }
}
