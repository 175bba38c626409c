import TestSupport
import Testing

@testable import DataSource

struct SQLiteSchemaTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("test.sqlite")
    }

    @Test func transaction_fieldsCame_oldRecordsHaveTheEmptyValues() throws {
        try Table<Early>.at(path).insert(Early(id: SampleRecord.fixture.id))
        #expect(try Table<SampleRecord>.at(path).records(.all) == [SampleRecord(id: SampleRecord.fixture.id)])
    }

    @Test func insert_fieldWent_itsColumnHasTheEmptyValue() throws {
        try Table<Early>.at(path).insert(Early(id: SampleRecord.fixture.id))
        try Table<SampleRecord>.at(path).insert(.empty)
        #expect(try Table<Early>.at(path).records(.all) == [Early(id: SampleRecord.fixture.id), .empty])
    }

    @Test func update_columnsOfALaterApp_keepTheirValues() throws {
        try Table<Early>.at(path).insert(Early(id: UUID.fixture))
        try Table<SampleRecord>.at(path).update(.fixture, from: SampleRecord(id: .fixture))
        let (before, after) = (Early(id: .fixture), Early(id: .fixture, lost: .distantFuture))
        try Table<Early>.at(path).update(after, from: before)
        #expect(try Table<Early>.at(path).records(.all) == [after])
        #expect(try Table<SampleRecord>.at(path).records(.all) == [.fixture])
    }

    @Test(arguments: [nil, 5]) func insert_fieldCameBackAsAnotherType_isReadAsItWasWritten(value: Int?) throws {
        #expect(try Table<Early>.at(path).records(.all) == [])
        try Table<Retyped>.at(path).insert(Retyped(lost: value))
        #expect(try Table<Retyped>.at(path).records(.all) == [Retyped(lost: value)])
    }

    @Test func insert_fieldCameBackInAnotherCase_isReadAsItWasWritten() throws {
        try Table<Early>.at(path).insert(.empty)
        try SQLiteConnection(path: path, schema: .sample).execute("ALTER TABLE sample RENAME COLUMN lost TO Lost")
        #expect(try Table<Early>.at(path).records(.all) == [.empty])
    }

    @Test func transaction_fileIsUpToDate_nothingIsWritten() throws {
        try Table<SampleRecord>.at(path).insert(.fixture)
        let before = try FileManagerClient.liveValue.contents(path)
        #expect(try Table<SampleRecord>.at(path).records(.all) == [.fixture])
        #expect(try FileManagerClient.liveValue.contents(path) == before)
    }

    @Test func transaction_newFile_hasTheVersionOfTheApp() throws {
        var version = 0
        try SQLiteClient(path: path, records: []).transaction(.read) { version = try $0.version }
        #expect(version == 1)
    }
}
