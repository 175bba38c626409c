import TestSupport
import Testing

@testable import DataSource

struct TableTests {
    @Test func records_twoInserted_bothAreReadInThatOrder() throws {
        let sut = try Table.holding(SampleRecord.fixture, .empty)
        #expect(try sut.records(.all) == [.fixture, .empty])
    }

    @Test(arguments: [
        "", "a\nb\tc", "it's \"quoted\"", "\0", "👨‍👩‍👧 \u{1112}\u{1161}", String(repeating: "x", count: 10_000),
    ])
    func records_textOfAnyKind_isReadAsItWasWritten(text: String) throws {
        let sut = try Table.holding(SampleRecord(title: text, body: text))
        #expect(try sut.records(.all) == [SampleRecord(title: text, body: text)])
    }

    @Test(arguments: [0, -0.5, .infinity, -.infinity, .greatestFiniteMagnitude, 2e-308])
    func records_numberOfAnyKind_isReadAsItWasWritten(number: Double) throws {
        let sut = try Table.holding(SampleRecord(count: .min, weight: number))
        #expect(try sut.records(.all) == [SampleRecord(count: .min, weight: number)])
    }

    @Test func records_notANumber_isReadAsSuch() throws {
        let sut = try Table.holding(SampleRecord(weight: .nan))
        #expect(try sut.records(.all).map(\.weight.isNaN) == [true])
    }

    @Test func insert_sameIDTwice_throwsAndKeepsTheFirst() throws {
        let sut = try Table.holding(SampleRecord.fixture)
        #expect(throws: RecordError.exists(kind: "sample", id: UUID.fixture.uuidString)) {
            try sut.insert(SampleRecord(id: .fixture))
        }
        #expect(try sut.records(.all) == [.fixture])
    }

    @Test func insert_severalOneIsThereAlready_noneIsKept() throws {
        let sut = try Table.holding(SampleRecord.fixture)
        let error = #expect(throws: NumberedError.self) { try sut.insert([.empty, .fixture]) }
        #expect(error?.record == 2)
        #expect(error?.cause as? RecordError == .exists(kind: "sample", id: UUID.fixture.uuidString))
        #expect(try sut.records(.all) == [.fixture])
    }

    @Test func update_differentFieldsFromTheSameOriginal_bothStay() throws {
        let sut = try Table.holding(SampleRecord.fixture)
        var (first, second) = (SampleRecord.fixture, SampleRecord.fixture)
        first.title = "changed"
        second.due = nil
        try sut.update(first, from: .fixture)
        try sut.update(second, from: .fixture)
        var both = first
        both.due = nil
        #expect(try sut.records(.all) == [both])
    }

    @Test func update_nothingChanged_nothingIsWritten() throws {
        let client = testDependency(of: SQLiteClient.self) {
            $0.transaction = { _, _ in Issue.record("A transaction began.") }
        }
        try Table<SampleRecord>(client).update(.fixture, from: .fixture)
    }

    @Test func update_removedMeanwhile_throws() throws {
        let sut = try Table<SampleRecord>.holding()
        #expect(throws: RecordError.missing(kind: "sample", id: UUID.zero.uuidString)) {
            try sut.update(SampleRecord(title: "changed"), from: .empty)
        }
    }

    @Test func remove_twice_secondThrows() throws {
        let sut = try Table.holding(SampleRecord.fixture, .empty)
        try sut.remove(SampleRecord.fixture.id)
        #expect(throws: RecordError.missing(kind: "sample", id: SampleRecord.fixture.id.uuidString)) {
            try sut.remove(SampleRecord.fixture.id)
        }
        #expect(try sut.records(.all) == [.empty])
    }
}
