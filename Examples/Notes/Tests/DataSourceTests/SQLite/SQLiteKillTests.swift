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

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("test.sqlite")
    }

    /// In microseconds after the first of a thousand adds, which take about 200,000.
    private static let moments = (0..<10).map { _ in UInt32.random(in: 0..<200_000) }

    @Test(arguments: moments) func insert_killedAtAnyMoment_whatWasReportedIsThere(moment: UInt32) async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, moment] in
            let (table, report) = (Table<SampleRecord>.at(path), SharedFile(path: path + ".report"))
            for number in 0..<1000 {
                try table.insert(.numbered(number))
                try report.append("\(number)\n")
                if number == 0 { ThisProcess.isKilled(afterMicroseconds: moment) }
            }
            ThisProcess.waitsForItsEnd()
        }
        let reported = try SharedFile(path: path + ".report").lines.count
        let stored = try Table<SampleRecord>.at(path).records(.all)
        #expect((reported...reported + 1).contains(stored.count))
        #expect(stored == stored.indices.map(SampleRecord.numbered))
        #expect(try SQLiteClient(path: path, records: []).damages == [])
    }

    /// The change is larger than what SQLite keeps in memory, so that some of it is on the disk by then.
    @Test func transaction_killedInTheMiddle_nothingOfItIsThere() async throws {
        let records = (0..<300).map(SampleRecord.numbered)
        try Table<SampleRecord>.at(path).insert(records)
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            try SQLiteClient(path: path, records: []).transaction(.write) { connection in
                try connection.run("UPDATE sample SET body = body || body")
                ThisProcess.isKilled()
            }
        }
        #expect(try Table<SampleRecord>.at(path).records(.all) == records)
        #expect(try SQLiteClient(path: path, records: []).damages == [])
    }

    @Test(arguments: moments) func transaction_killedInAMigration_nothingOfItIsThereAndTheNextOneMigrates(
        moment: UInt32
    ) async throws {
        try Table<SampleRecord>.at(path).insert(SampleRecord(count: 7))
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, moment] in
            ThisProcess.isKilled(afterMicroseconds: moment / 4)
            _ = try Table<SampleRecord>.at(path, .endless).records(.all)
        }
        #expect(try Table<SampleRecord>.at(path).records(.all) == [SampleRecord(count: 7)])
        #expect(try Table<SampleRecord>.at(path, .hundredfold).records(.all) == [SampleRecord(count: 700)])
        #expect(try SQLiteClient(path: path, migrations: [.hundredfold], records: []).damages == [])
    }
}
