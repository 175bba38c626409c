import DataSource
@testable import Frontend
import TestSupport
import Testing

@MainActor struct EntityFieldsTests {
    private let fields = SampleBook.fields

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
        let fields: EntityFields<SampleBook, SampleBook.Action> = [.field("lent", \.lent) { .lentChanged($0) }]
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
        let actions: [SampleBook.Action] = [
            .lentChanged(false), .titleChanged("Momo"), .dueChanged(due), .readerIDChanged(7),
        ]
        #expect(program.output.written == "\(actions)")
    }

    @Test func name_withoutText_isTheBeginningOfTheID() {
        var book = SampleBook.example
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
}
