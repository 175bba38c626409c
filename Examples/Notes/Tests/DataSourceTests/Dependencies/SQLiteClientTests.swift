import Testing

@testable import DataSource

struct SQLiteClientTests {
    @Test func testValue_readTwice_eachIsADatabaseOfItsOwn() throws {
        let first = SQLiteClient.testValue
        try first.transaction(.write) { try $0.run("CREATE TABLE mine (id)") }
        #expect(throws: SQLiteError.failed(code: 1, message: "no such table: mine", path: ":memory:")) {
            try SQLiteClient.testValue.transaction(.read) { try $0.run("SELECT id FROM mine") }
        }
        try first.transaction(.read) { try $0.run("SELECT id FROM mine") }
    }

    @Test func transaction_inATransaction_trapsAtOnce() async {
        await #expect(processExitsWith: .failure) {
            let client = SQLiteClient.testValue
            try client.transaction(.read) { _ in try client.transaction(.read) { _ in } }
        }
    }
}
