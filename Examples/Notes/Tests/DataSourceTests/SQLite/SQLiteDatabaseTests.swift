import TestSupport
import Testing

@testable import DataSource

struct SQLiteDatabaseTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("data/of/test.sqlite")
    }

    @Test func init_nothingIsMade() throws {
        _ = SQLiteDatabase(path: path)
        #expect(try FileManagerClient.liveValue.contentsOfDirectory(folder.path) == [])
    }

    @Test func transaction_noFolder_isMadeForItsOwnerAlone() throws {
        try Table<SampleRecord>.at(path).insert(.fixture)
        let status = try FileManagerClient.liveValue.status(folder.path("data/of"))
        #expect(status == FileStatus(kind: .folder, permissions: 0o700))
        #expect(try Table<SampleRecord>.at(path).records(.all) == [.fixture])
    }

    @Test func transaction_folderIsThere_keepsItsPermissions() throws {
        try FilePermissions.set(0o755, of: folder.path)
        try Table<SampleRecord>.at(folder.path("test.sqlite")).insert(.fixture)
        let status = try FileManagerClient.liveValue.status(folder.path)
        #expect(status == FileStatus(kind: .folder, permissions: 0o755))
    }

    @Test func transaction_fileInTheFoldersPlace_throws() throws {
        try FileManagerClient.liveValue.createFile(folder.path("data"), Data(), 0o644)
        #expect(throws: DataFolderError(path: folder.path("data/of"))) {
            try Table<SampleRecord>.at(path).records(.all)
        }
    }

    @Test func transaction_folderInTheFilesPlace_throwsAndSaysWhy() throws {
        let error = SQLiteError.failed(
            code: 14,
            message: "unable to open database file: Is a directory",
            path: folder.path
        )
        #expect(throws: error) { try Table<SampleRecord>.at(folder.path).records(.all) }
    }

    /// So that what was reported survives a power cut; https://sqlite.org/pragma.html#pragma_synchronous
    @Test func transaction_eachCommit_isSynced() throws {
        var level = 0
        try SQLiteClient(path: path, records: []).transaction(.read) { connection in
            try connection.select(["synchronous"], from: "pragma_synchronous") { level = try $0.next() }
        }
        #expect(level == 2)
    }

    @Test func transaction_bodyThrows_nothingIsWritten() throws {
        let client = SQLiteClient(path: path, records: [SampleRecord.self])
        let sut = Table<SampleRecord>(client)
        try sut.insert(.fixture)
        #expect(throws: RecordError.self) {
            try client.transaction(.write) { connection in
                try connection.run("DELETE FROM sample")
                throw RecordError.blank(field: "")
            }
        }
        #expect(try sut.records(.all) == [.fixture])
    }

    @Test func transaction_noSpaceLeft_saysSoAndKeepsWhatWasThere() throws {
        let client = SQLiteClient(path: path, records: [SampleRecord.self])
        let sut = Table<SampleRecord>(client)
        try sut.insert(.fixture)
        try client.transaction(.read) { try $0.run("PRAGMA max_page_count = 1") }
        #expect(throws: SQLiteError.full(path: path)) {
            try sut.insert(SampleRecord(image: Data(count: 100_000)))
        }
        #expect(try sut.records(.all) == [.fixture])
    }

    @Test func transaction_fromManyConnections_nothingIsLost() async throws {
        try await withThrowingTaskGroup { group in
            for _ in 0..<50 {
                group.addTask { [path] in try Table<SampleRecord>.at(path).insert(SampleRecord(id: UUID())) }
            }
            try await group.waitForAll()
        }
        #expect(try Table<SampleRecord>.at(path).records(.all).count == 50)
    }
}
