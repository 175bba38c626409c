import DataSource
import Model
import TestSupport
import Testing

@testable import Frontend

/// A book, as a command shows it.
private struct Book: Codable, Identifiable {
    var id = UUID.fixture
    var title = ""
    var lent = false
    var readerID: Int?

    /// What the store of its form takes.
    enum Action: Equatable {
        case titleChanged(String)
        case lentChanged(Bool)
        case readerIDChanged(Int?)
    }
}

@MainActor struct EntityFieldsExample {
    private let fields: EntityFields<Book, Book.Action> = [
        .field("title", \.title) { .titleChanged($0) },
        .field("lent", \.lent) { .lentChanged($0) },
        .field("readerID", \.readerID) { .readerIDChanged($0) },
    ]
    private let output = TestConsole()

    @Test func actions_add_oneForEachFieldThatIsGiven() async {
        let fields = fields
        let add = Command("add", "Add.", arguments: fields.addArguments, options: fields.addOptions) { given, context in
            #expect(fields.actions(given) == [.titleChanged("Momo"), .readerIDChanged(7)])
            try context.console.write("added\n")
        }
        #expect(await run(add, ["Momo", "--reader-id", "7"]) == 0)
        #expect(output.written == "added\n")
    }

    @Test func list_options_becomeAQueryAndATable() async {
        let fields = fields
        let list = Command("list", "List.", options: fields.listOptions) { given, context in
            let match = ListQuery.Match(field: "lent", value: .integer(1))
            #expect(fields.query(given) == ListQuery(matches: [match], sort: "readerID"))
            try context.console.write(fields.list([Book(title: "Momo", lent: true)], given))
        }
        #expect(await run(list, ["--lent", "--sort", "reader-id"]) == 0)
        #expect(output.table == [["ID", "TITLE", "LENT", "READER-ID"], ["3F2A91C0", "Momo", "yes"]])
    }

    private func run(_ command: Command, _ words: [String]) async -> Int32 {
        await Program(command, version: "1", console: Console(output)) { _ in .testDependencies() }.run(words)
    }
}
