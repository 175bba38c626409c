import DataSource
import Model
import TestSupport
import Testing

@MainActor struct NoteDetailStoreTests {
    @Test func send_task_beginningOfID_allIsShown() async throws {
        let appDependencies = try AppDependencies.holding(notes: [.fixture])
        let sut = NoteDetailStore(appDependencies, id: UUID.fixture.shortText)
        await sut.send(.task)
        #expect(sut.note == .fixture)
        #expect(sut.id == UUID.fixture.uuidString)
    }

    @Test func send_task_noSuchID_failureIsShown() async {
        let sut = NoteDetailStore(.testDependencies(), id: "3f2a")
        await sut.send(.task)
        #expect(sut.failure as? RecordError == .missing(kind: "note", id: "3f2a"))
    }

    @Test func send_task_changedElsewhere_changeIsShown() async throws {
        let appDependencies = try AppDependencies.holding(notes: [.empty])
        let sut = TestStore { NoteDetailStore(appDependencies, id: "0", action: $0) }
        await sut.send(.task)
        var changed = Note.fixture
        changed.id = .zero
        _ = try NoteService(appDependencies).change(changed, from: .empty)
        await waitUntil(sut.store.note, is: changed)
        await sut.send(.onDisappear)
        sut.receive { if case .loadResponse(.success(.empty)) = $0 { true } else { false } }
        sut.receive { if case .task = $0 { true } else { false } }
        sut.receive { if case .loadResponse(.success(changed)) = $0 { true } else { false } }
        sut.receive { if case .onDisappear = $0 { true } else { false } }
        sut.finish()
    }

    @Test func send_removeButtonTapped_parentIsTold() async throws {
        let appDependencies = try AppDependencies.holding(notes: [.fixture])
        let sut = TestStore {
            NoteDetailStore(
                appDependencies,
                id: "3f2a",
                note: .fixture,
                action: $0
            )
        }
        await sut.send(.removeButtonTapped)
        sut.receive { if case .removeResponse(.success) = $0 { true } else { false } }
        sut.receive { if case .removeButtonTapped = $0 { true } else { false } }
        sut.finish()
    }

    @Test func send_removeButtonTapped_databaseFails_failureIsShown() async {
        let sut = NoteDetailStore(.testDependencies(sqliteClient: .failing), id: "3f2a")
        await sut.send(.removeButtonTapped)
        #expect(sut.failure as? SQLiteError == .fullDisk)
    }
}
