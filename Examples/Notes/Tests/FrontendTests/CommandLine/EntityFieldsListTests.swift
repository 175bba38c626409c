import DataSource
@testable import Frontend
import Testing

@MainActor struct EntityFieldsListTests {
    private let fields = SampleBook.fields

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

    private func arguments(_ words: [String]) throws -> Arguments {
        var parser = CommandParser(Command("list", "List.", options: fields.listOptions) { _, _ in }, words)
        return try parser.parse().completeArguments()
    }
}
