import TestSupport
import Testing

@testable import DataSource

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Processes that end in the middle of their work.
struct SQLiteKillTests {
    private let folder: TemporaryFolder
    private let path: String
    private let client: SQLiteClient
    private let table: Table<SampleRecord>

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("test.sqlite")
        client = SQLiteClient(path: path, records: [SampleRecord.self])
        table = Table(client)
    }

    /// In microseconds after the first of a thousand adds, which take about 200,000.
    private static let moments = (0..<10).map { _ in UInt32.random(in: 0..<200_000) }

    @Test(arguments: moments) func insert_killedAtAnyMoment_whatWasReportedIsThere(moment: UInt32) async throws {
        let report = SharedFile(path: folder.path("report"))
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = path as String, report = report.path as String, moment] in
            let table = Table<SampleRecord>.at(path)
            for number in 0..<1000 {
                let record = SampleRecord.numbered(number)
                try table.insert(record)
                try SharedFile(path: report).append("\(number)\n")
                if number == 0 { ThisProcess.isKilled(afterMicroseconds: moment) }
            }
            ThisProcess.waitsForItsEnd()
        }
        let reported = try report.lines.compactMap { Int($0) }
        let stored = try table.records(.all)
        #expect(stored == stored.indices.map(SampleRecord.numbered))
        #expect((reported.count...reported.count + 1).contains(stored.count))
        #expect(try client.damages == [])
    }

    @Test func transaction_killedInTheMiddle_nothingOfItIsThere() async throws {
        try table.insert(.fixture)
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            try SQLiteClient(path: path, records: []).transaction(.write) { connection in
                try connection.execute("DELETE FROM sample; \(SQLiteClient.moreThanMemory)")
                ThisProcess.isKilled()
            }
        }
        #expect(try table.records(.all) == [.fixture])
        #expect(try client.damages == [])
    }

    @Test(arguments: moments) func transaction_killedInAMigration_nothingOfItIsThereAndTheNextOneMigrates(
        moment: UInt32
    ) async throws {
        try table.insert(SampleRecord(count: 7))
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, moment] in
            ThisProcess.isKilled(afterMicroseconds: moment / 10)
            _ = try Table<SampleRecord>.at(path, .endless).records(.all)
        }
        #expect(try table.records(.all) == [SampleRecord(count: 7)])
        #expect(try Table<SampleRecord>.at(path, .hundredfold).records(.all) == [SampleRecord(count: 700)])
        #expect(try SQLiteClient(path: path, migrations: [.hundredfold], records: []).damages == [])
    }
}
