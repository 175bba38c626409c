import DataSource
import Model
import TestSupport
import Testing

@MainActor struct NoteEditorStoreTests {
    @Test func send_everyFieldChanged_allAreTaken() async {
        let sut = NoteEditorStore(.testDependencies())
        await sut.fill(from: .fixture)
        var expected = Note.fixture
        expected.id = .zero
        #expect(sut.note == expected)
    }

    @Test func send_saveButtonTapped_newOne_isStored() async throws {
        let appDependencies = AppDependencies.testDependencies(uuidClient: .fixture)
        let sut = NoteEditorStore(appDependencies)
        await sut.fill(from: .fixture)
        await sut.send(.saveButtonTapped)
        #expect(sut.note == .fixture)
        #expect(try NoteService(appDependencies).notes(.all) == [.fixture])
    }

    @Test func send_saveButtonTapped_storedOne_isChanged() async throws {
        let appDependencies = try AppDependencies.holding(notes: [.empty])
        let sut = NoteEditorStore(appDependencies, id: "0")
        await sut.send(.task)
        await sut.fill(from: .fixture)
        await sut.send(.saveButtonTapped)
        var expected = Note.fixture
        expected.id = .zero
        #expect(try NoteService(appDependencies).notes(.all) == [expected])
    }

    @Test func send_saveButtonTapped_twice_isStoredOnce() async throws {
        let appDependencies = AppDependencies.testDependencies(uuidClient: .fixture)
        let sut = NoteEditorStore(appDependencies)
        await sut.fill(from: .fixture)
        await sut.send(.saveButtonTapped)
        await sut.send(.saveButtonTapped)
        #expect(sut.failure == nil)
        #expect(try NoteService(appDependencies).notes(.all) == [.fixture])
    }

    @Test func send_saveButtonTapped_notLoaded_failureIsShown() async {
        let sut = NoteEditorStore(.testDependencies(), id: "3f2a")
        await sut.send(.task)
        await sut.fill(from: .fixture)
        await sut.send(.saveButtonTapped)
        #expect(sut.failure as? RecordError == .missing(kind: "note", id: "3f2a"))
    }

    @Test func send_saveButtonTapped_blankTitle_failureIsShown() async {
        let sut = NoteEditorStore(.testDependencies())
        await sut.send(.titleChanged(" "))
        await sut.send(.saveButtonTapped)
        #expect(sut.failure as? RecordError == .blank(field: "title"))
    }

    @Test func send_saveButtonTapped_databaseFails_failureIsShown() async {
        let sut = NoteEditorStore(.testDependencies(sqliteClient: .failing))
        await sut.fill(from: .fixture)
        await sut.send(.saveButtonTapped)
        #expect(sut.failure as? SQLiteError == .fullDisk)
    }

    @Test func send_task_noSuchID_failureIsShown() async {
        let sut = NoteEditorStore(.testDependencies(), id: "3f2a")
        await sut.send(.task)
        #expect(sut.failure as? RecordError == .missing(kind: "note", id: "3f2a"))
    }

    @Test func send_cancelButtonTapped_parentIsTold() async {
        let sut = TestStore { NoteEditorStore(.testDependencies(), action: $0) }
        await sut.send(.cancelButtonTapped)
        sut.receive { if case .cancelButtonTapped = $0 { true } else { false } }
        sut.finish()
    }
}
