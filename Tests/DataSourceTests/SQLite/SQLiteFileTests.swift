import TestSupport
import Testing

@testable import DataSource

/// Files that the app did not write, or not this version of it.
struct SQLiteFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("test.sqlite")
    }

    @Test func transaction_fileOfSomethingElse_isRefusedAndLeftAsItIs() throws {
        let contents = Data(String(repeating: "not a database ", count: 100).utf8)
        try FileManagerClient.liveValue.createFile(path, contents, 0o644)
        #expect(throws: SQLiteError.failed(code: 26, message: "file is not a database", path: path)) {
            try Table<SampleRecord>.at(path).records(.all)
        }
        #expect(try folder.names == ["test.sqlite"])
        #expect(try FileManagerClient.liveValue.contents(path) == contents)
    }

    @Test(arguments: [10, 99, 100, 511, 512, 4096, 8192]) func transaction_fileCutOff_isRefusedAndLeftAsItIs(
        count: Int
    ) throws {
        try Table<SampleRecord>.at(folder.path("whole")).insert(
            SampleRecord(title: String(repeating: "long ", count: 10_000))
        )
        let contents = try FileManagerClient.liveValue.contents(folder.path("whole")).prefix(count)
        try FileManagerClient.liveValue.createFile(path, contents, 0o644)
        #expect { try Table<SampleRecord>.at(path).records(.all) } throws: {
            ($0 as? SQLiteError)?.isAboutContent == true
        }
        #expect(try FileManagerClient.liveValue.contents(path) == contents)
    }

    @Test func transaction_fileOfALaterVersion_isRefusedAndLeftAsItIs() throws {
        try SQLiteClient(path: path, records: [SampleRecord.self]).transaction(.write) { connection in
            try connection.run("PRAGMA user_version = 2")
        }
        let before = try folder.contents
        #expect(throws: SQLiteError.newer(version: 2, path: path)) {
            try Table<SampleRecord>.at(path).records(.all)
        }
        #expect(throws: SQLiteError.newer(version: 2, path: path)) {
            try Table<Early>.at(path).insert(.empty)
        }
        #expect(try folder.contents == before)
    }

    @Test(arguments: [
        "PRAGMA user_version = 1", "PRAGMA application_id = 0", "PRAGMA application_id = 0; PRAGMA user_version = 0",
        "PRAGMA journal_mode = DELETE",
        "PRAGMA user_version = 78",
    ]) func transaction_fileOfAnotherApp_isRefusedAndLeftAsItIs(kind: String) throws {
        try makeForeign(kind)
        let before = try folder.contents
        #expect(throws: SQLiteError.foreign(path: path)) { try Table<SampleRecord>.at(path).records(.all) }
        #expect(throws: SQLiteError.foreign(path: path)) { try Table<SampleRecord>.at(path).insert(.fixture) }
        #expect(try folder.contents == before)
    }

    @Test func transaction_emptyFile_isANewOne() throws {
        try FileManagerClient.liveValue.createFile(path, Data(), 0o600)
        try Table<SampleRecord>.at(path).insert(.fixture)
        #expect(try Table<SampleRecord>.at(path).records(.all) == [.fixture])
    }

    @Test(.timeLimit(.minutes(10))) func init_anotherReadsAFileWithoutAWriteAheadLog_givesUpAndWorksAfterwards() throws
    {
        let other = try SQLiteConnection(path: path, schema: .sample)
        try other.execute("PRAGMA journal_mode = DELETE; BEGIN; SELECT * FROM sqlite_master")
        #expect(throws: SQLiteError.busy(path: path)) {
            try SQLiteConnection(path: path, schema: .sample, patience: 1000)
        }
        try other.run("COMMIT")
        var patience = 0
        try SQLiteConnection(path: path, schema: .sample, patience: 1000)
            .select(["timeout"], from: "pragma_busy_timeout") { patience = try $0.next() }
        #expect(patience == 1000)
    }

    @Test func records_cellOfAnotherType_columnAndTableAreNamed() throws {
        let client = SQLiteClient(path: path, records: [SampleRecord.self])
        try Table<SampleRecord>(client).insert(.fixture)
        try client.transaction(.write) { try $0.run("UPDATE sample SET count = 'three'") }
        #expect(throws: SQLiteError.wrongCell(table: "sample", column: "count", path: path)) {
            try Table<SampleRecord>(client).records(.all)
        }
    }

    /// A file of another app, which may have the same tables.
    private func makeForeign(_ kind: String) throws {
        let schema = SQLiteSchema(application: "other", migrations: [], records: [SampleRecord.self])
        try SQLiteConnection(path: path, schema: schema).execute(kind)
    }
}

extension TemporaryFolder {
    fileprivate var names: [String] {
        get throws { try FileManagerClient.liveValue.contentsOfDirectory(path) }
    }

    fileprivate var contents: [String: Data] {
        get throws {
            try names.reduce(into: [:]) { $0[$1] = try FileManagerClient.liveValue.contents(path($1)) }
        }
    }
}
