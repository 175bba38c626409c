import TestSupport
import Testing

@testable import DataSource

/// Files that go away, or become others, while they are open.
struct SQLiteMovedTests {
    private let folder: TemporaryFolder
    private let sut: SQLiteDatabase

    init() throws {
        folder = try TemporaryFolder()
        sut = SQLiteDatabase(path: folder.path("data/test.sqlite"))
        try sut.add("old")
    }

    @Test func transaction_folderRemoved_isMadeAnew() throws {
        try FileManager.default.removeItem(atPath: folder.path("data"))
        try sut.add("new")
        #expect(try sut.words == ["new"])
        #expect(try SQLiteDatabase(path: folder.path("data/test.sqlite")).words == ["new"])
    }

    @Test func transaction_folderReplaced_othersStaysAndTheOldOneIsWhole() throws {
        try FileManagerClient.liveValue.rename(folder.path("data"), folder.path("old"))
        try SQLiteDatabase(path: folder.path("data/test.sqlite")).add("other")
        try sut.add("new")
        #expect(try sut.words == ["other", "new"])
        #expect(try SQLiteDatabase(path: folder.path("old/test.sqlite")).words == ["old"])
    }

    /// What one that stays open locks, nobody else can use.
    @Test func transaction_fileOverwritten_isLetGoAndOpenedAnewWhenItIsMended() throws {
        let path = folder.path("data/test.sqlite")
        try SQLiteConnection(path: path, schema: .app).run("PRAGMA wal_checkpoint(TRUNCATE)")
        try Data(String(repeating: "not a database ", count: 1000).utf8).write(to: URL(filePath: path))
        #expect { try sut.words } throws: { ($0 as? SQLiteError)?.isDamage == true }
        try Data().write(to: URL(filePath: path))
        try SQLiteDatabase(path: path).add("new")
        #expect(try sut.words == ["new"])
    }

    @Test func transaction_inMemory_nothingIsLost() throws {
        let sut = SQLiteDatabase(path: ":memory:")
        try sut.add("a")
        try sut.add("b")
        #expect(try sut.words == ["a", "b"])
    }
}

extension SQLiteDatabase {
    fileprivate func add(_ word: String) throws {
        try transaction(.write) { connection in
            try connection.run("CREATE TABLE IF NOT EXISTS word (text)")
            try connection.run("INSERT INTO word VALUES (?)", [.text(word)])
        }
    }

    fileprivate var words: [String] {
        get throws {
            var words: [String] = []
            try transaction(.read) { try $0.select(["text"], from: "word") { words.append(try $0.next()) } }
            return words
        }
    }
}
