import TestSupport
import Testing

@testable import DataSource

struct SQLiteMigrationTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("test.sqlite")
    }

    private static let steps: [Migration] = [
        Migration(renaming: "lost", to: "cents", in: "sample"),
        Migration(
            of: "cents",
            in: "sample",
            "UPDATE sample SET cents = cents * 100; UPDATE sample SET cents = 1 + cents"
        ),
        Migration(renaming: "cents", to: "count", in: "sample"),
    ]

    @Test(arguments: 0...3) func transaction_fileOfAnyEarlierVersion_isMigratedWithItsData(seen: Int) throws {
        try Table<Retyped>.at(path).insert(Retyped(id: .fixture, lost: 3))
        try migrate(seen)
        try migrate(3)
        #expect(try Table<SampleRecord>(client(3)).records(.all) == [SampleRecord(id: .fixture, count: 301)])
        #expect(throws: SQLiteError.newer(version: 4, path: path)) { try Table<Retyped>.at(path).records(.all) }
    }

    @Test func init_renamingWordsOfSQL_areQuoted() {
        let sut = Migration(renaming: "from", to: "to", in: "order")
        #expect(sut.sql == "ALTER TABLE \"order\" RENAME COLUMN \"from\" TO \"to\"")
    }

    @Test func transaction_newFile_needsNoMigration() throws {
        let sut = Table<SampleRecord>(client(3))
        try sut.insert(.fixture)
        #expect(try sut.records(.all) == [.fixture])
        #expect(throws: SQLiteError.newer(version: 4, path: path)) { try Table<SampleRecord>.at(path).records(.all) }
    }

    @Test func transaction_tableCameLaterThanItsMigration_isMade() throws {
        try SQLiteClient(path: path, records: []).transaction(.write) { _ in }
        try Table<SampleRecord>(client(3)).insert(.fixture)
        #expect(try Table<SampleRecord>(client(3)).records(.all) == [.fixture])
    }

    @Test func transaction_migrated_earlierVersionsRefuseTheFile() throws {
        let early = SQLiteClient(path: path, records: [SampleRecord.self])
        try Table<SampleRecord>(early).insert(SampleRecord(count: 7))
        #expect(try Table<SampleRecord>.at(path, .hundredfold).records(.all) == [SampleRecord(count: 700)])
        let openAllTheTime = Table<SampleRecord>(early)
        for sut in [Table<SampleRecord>.at(path), openAllTheTime] {
            #expect(throws: SQLiteError.newer(version: 2, path: path)) { try sut.insert(.fixture) }
        }
        #expect(try Table<SampleRecord>.at(path, .hundredfold).records(.all) == [SampleRecord(count: 700)])
    }

    @Test func transaction_statementOfAMigrationFails_fileIsAsItWas() throws {
        try Table<Retyped>.at(path).insert(Retyped(lost: 3))
        let broken = Migration(of: "lost", in: "sample", "UPDATE sample SET lost = 1; UPDATE sample SET none = 2")
        #expect(throws: SQLiteError.failed(code: 1, message: "migration 1: no such column: none", path: path)) {
            try Table<SampleRecord>.at(path, broken).records(.all)
        }
        #expect(try Table<Retyped>.at(path).records(.all) == [Retyped(lost: 3)])
        #expect(try Table<SampleRecord>(client(3)).records(.all) == [SampleRecord(count: 301)])
    }

    private func migrate(_ count: Int) throws {
        try client(count, records: []).transaction(.read) { _ in }
    }

    private func client(_ count: Int, records: [any Record.Type] = [SampleRecord.self]) -> SQLiteClient {
        SQLiteClient(path: path, migrations: Array(Self.steps.prefix(count)), records: records)
    }
}
