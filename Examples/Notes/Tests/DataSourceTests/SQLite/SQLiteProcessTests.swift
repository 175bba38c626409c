import TestSupport
import Testing

@testable import DataSource

/// Processes that use one file at the same time.
struct SQLiteProcessTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("test.sqlite")
    }

    @Test func insert_fiftyProcessesAtOnce_nothingIsLostOrRefused() async throws {
        await Self.atOnce(50) { [path] in
            await #expect(processExitsWith: .success) { [path = path as String] in
                try SharedFile(path: path + ".gate").gather(50)
                try Table<SampleRecord>.at(path).insert(SampleRecord(id: UUID()))
            }
        }
        #expect(try Table<SampleRecord>.at(path).records(.all).count == 50)
    }

    @Test func insert_anotherProcessWritesForTooLong_saysSoAndWorksAfterwards() async throws {
        let other = try SQLiteConnection(path: path, schema: .sample)
        try other.run("BEGIN IMMEDIATE")
        await #expect(processExitsWith: .success) { [path = path as String] in
            let client = SQLiteClient(path: path, records: [SampleRecord.self])
            try client.transaction(.read) { try $0.run("PRAGMA busy_timeout = 1") }
            try #require(throws: SQLiteError.busy(path: path)) { try Table<SampleRecord>(client).insert(.fixture) }
            try #require(Table<SampleRecord>(client).records(.all) == [])
        }
        try other.run("COMMIT")
        try Table<SampleRecord>.at(path).insert(.fixture)
        #expect(try Table<SampleRecord>.at(path).records(.all) == [.fixture])
    }

    @Test func insert_noFileMayGrow_throwsAndWorksWhenItMay() async throws {
        try Table<SampleRecord>.at(path).insert(.empty)
        await #expect(processExitsWith: .success) { [path = path as String] in
            ThisProcess.mayWriteNothing()
            let sut = Table<SampleRecord>.at(path)
            try #require(throws: SQLiteError.self) { try sut.insert(.fixture) }
            try #require(sut.records(.all) == [.empty])
        }
        try Table<SampleRecord>.at(path).insert(.fixture)
        #expect(try Table<SampleRecord>.at(path).records(.all) == [.empty, .fixture])
        #expect(try SQLiteClient(path: path, records: []).damages == [])
    }

    @Test func insert_noFileMayBeMade_throwsAndWorksWhenItMay() async throws {
        await #expect(processExitsWith: .success) { [path = path as String] in
            ThisProcess.mayWriteNothing()
            try #require(throws: SQLiteError.full(path: path)) { try Table<SampleRecord>.at(path).insert(.fixture) }
        }
        try Table<SampleRecord>.at(path).insert(.fixture)
        #expect(try Table<SampleRecord>.at(path).records(.all) == [.fixture])
    }

    @Test func transaction_manyProcessesOpenAnOldFileAtOnce_itIsMigratedOnce() async throws {
        try Table<SampleRecord>.at(path).insert(SampleRecord(count: 7))
        await Self.atOnce(8) { [path] in
            await #expect(processExitsWith: .success) { [path = path as String] in
                try SharedFile(path: path + ".gate").gather(8)
                try #require(Table<SampleRecord>.at(path, .hundredfold).records(.all) == [SampleRecord(count: 700)])
            }
        }
        #expect(try Table<SampleRecord>.at(path, .hundredfold).records(.all) == [SampleRecord(count: 700)])
    }

    private static func atOnce(_ count: Int, _ body: @escaping @Sendable () async -> Void) async {
        await withTaskGroup { group in
            for _ in 0..<count { group.addTask { await body() } }
        }
    }
}
