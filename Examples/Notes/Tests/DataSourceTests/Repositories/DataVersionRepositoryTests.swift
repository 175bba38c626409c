import TestSupport
import Testing

@testable import DataSource

struct DataVersionRepositoryTests {
    private let folder: TemporaryFolder
    private let here: SQLiteClient
    private let elsewhere: SQLiteClient
    private let sut: DataVersionRepository

    init() throws {
        folder = try TemporaryFolder()
        here = SQLiteClient(SQLiteDatabase(path: folder.path("test.sqlite")))
        elsewhere = SQLiteClient(SQLiteDatabase(path: folder.path("test.sqlite")))
        sut = DataVersionRepository(here)
        try here.transaction(.write) { try $0.run("CREATE TABLE word (text)") }
    }

    @Test func version_nothingWritten_isTheSame() throws {
        let version = try sut.version()
        try elsewhere.transaction(.read) { _ in }
        #expect(try sut.version() == version)
    }

    @Test func version_writtenHere_isTheSame() throws {
        let version = try sut.version()
        try here.add("a")
        #expect(try sut.version() == version)
    }

    @Test func version_writtenElsewhere_isAnotherOnce() throws {
        let version = try sut.version()
        try elsewhere.add("a")
        let next = try sut.version()
        #expect(next != version)
        #expect(try sut.version() == next)
    }

    @Test func version_writtenElsewhereThenHere_isAnother() throws {
        let version = try sut.version()
        try elsewhere.add("a")
        try here.add("b")
        #expect(try sut.version() != version)
    }

    @Test func version_othersTransactionIsOpen_isAnotherAfterItsEnd() throws {
        let version = try sut.version()
        try elsewhere.transaction(.write) { connection in
            try connection.add("a")
            #expect(try sut.version() == version)
        }
        #expect(try sut.version() != version)
    }

    @Test func version_fileRemovedOrReplaced_isAnother() throws {
        let version = try sut.version()
        try folder.removeAll()
        let empty = try sut.version()
        #expect(empty != version)
        try folder.removeAll()
        try SQLiteClient(SQLiteDatabase(path: folder.path("test.sqlite"))).transaction(.write) { connection in
            try connection.run("CREATE TABLE word (text)")
        }
        #expect(try ![empty, version].contains(sut.version()))
        try here.add("a")
    }

    @Test func version_databaseFails_throws() {
        #expect(throws: SQLiteError.fullDisk) { try DataVersionRepository(.failing).version() }
    }
}

extension SQLiteClient {
    fileprivate func add(_ word: String) throws {
        try transaction(.write) { try $0.add(word) }
    }
}

extension SQLiteConnection {
    fileprivate func add(_ word: String) throws {
        try run("INSERT INTO word VALUES (?)", [.text(word)])
    }
}

extension TemporaryFolder {
    fileprivate func removeAll() throws {
        let client = FileManagerClient.liveValue
        for name in try client.contentsOfDirectory(path) { try client.removeFile(path(name)) }
    }
}
