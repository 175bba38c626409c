import DataSource
import Model
import TestSupport
import Testing

@MainActor struct NoteListStoreTests {
    @Test func send_task_storedNotesAreShown() async throws {
        let sut = NoteListStore(try .holding(notes: [.fixture]))
        await sut.send(.task)
        #expect(sut.notes == [.fixture])
    }

    @Test func send_task_databaseFails_failureIsShown() async {
        let sut = NoteListStore(.testDependencies(sqliteClient: .failing))
        await sut.send(.task)
        #expect(sut.failure as? SQLiteError == .fullDisk)
    }

    @Test func send_task_addedElsewhere_itAppears() async throws {
        let appDependencies = AppDependencies.testDependencies()
        let sut = TestStore { NoteListStore(appDependencies, action: $0) }
        await sut.send(.task)
        let added = try NoteService(appDependencies).add(.fixture)
        await waitUntil(sut.store.notes, is: [added])
        await sut.send(.onDisappear)
        sut.receive { if case .loadResponse(.success([])) = $0 { true } else { false } }
        sut.receive { if case .task = $0 { true } else { false } }
        sut.receive { if case .loadResponse(.success([added])) = $0 { true } else { false } }
        sut.receive { if case .onDisappear = $0 { true } else { false } }
        sut.finish()
    }

    @Test func send_task_twoLists_bothShowWhatOneAdds() async throws {
        let appDependencies = AppDependencies.testDependencies(uuidClient: .fixture)
        let first = NoteListStore(appDependencies)
        let second = NoteListStore(appDependencies)
        await first.send(.task)
        await second.send(.task)
        await first.send(.addButtonTapped(appDependencies))
        let editor = try #require(first.path.last?.store as? NoteEditorStore)
        await editor.fill(from: .fixture)
        await editor.send(.saveButtonTapped)
        await waitUntil(first.notes, is: [.fixture])
        await waitUntil(second.notes, is: [.fixture])
    }

    @Test func send_task_addedByAnotherProgram_itAppears() async throws {
        let folder = try TemporaryFolder()
        let clock = TestClock()
        let appDependencies = AppDependencies.testDependencies(
            clockClient: clock.client,
            sqliteClient: SQLiteClient(SQLiteDatabase(path: folder.path("test.sqlite")))
        )
        let sut = NoteListStore(appDependencies)
        await sut.send(.task)
        let following = Task { await DataChangeService(appDependencies).follow() }
        await clock.advance(by: .zero)
        let elsewhere = SQLiteClient(SQLiteDatabase(path: folder.path("test.sqlite")))
        try NoteRepository(elsewhere).insert(.fixture)
        await clock.advance(by: .milliseconds(500))
        await waitUntil(sut.notes, is: [.fixture])
        following.cancel()
    }

    @Test func send_queryChanged_onlyMatchesAreShown() async throws {
        let sut = NoteListStore(try .holding(notes: [.fixture, .empty]))
        let value = Note.fixture.title.cell
        await sut.send(.queryChanged(ListQuery(matches: [.init(field: "title", value: value)])))
        #expect(sut.notes == [.fixture])
    }

    @Test func send_importButtonTapped_noSuchFile_failureIsShown() async {
        let sut = NoteListStore(.testDependencies())
        await sut.send(.importButtonTapped(path: "/none.json"))
        #expect(sut.failure as? FileError == FileError(.missing, path: "/none.json"))
    }

    @Test func send_addButtonTapped_saved_editorOpensAndCloses() async throws {
        let appDependencies = AppDependencies.testDependencies()
        let sut = NoteListStore(appDependencies)
        await sut.send(.addButtonTapped(appDependencies))
        let editor = try #require(sut.path.last?.store as? NoteEditorStore)
        await editor.fill(from: .fixture)
        await editor.send(.saveButtonTapped)
        #expect(sut.path.isEmpty)
    }

    @Test func send_addButtonTapped_cancelled_nothingIsAdded() async throws {
        let appDependencies = AppDependencies.testDependencies()
        let sut = NoteListStore(appDependencies)
        await sut.send(.addButtonTapped(appDependencies))
        let editor = try #require(sut.path.last?.store as? NoteEditorStore)
        await editor.send(.cancelButtonTapped)
        #expect(sut.path.isEmpty)
        #expect(try NoteService(appDependencies).notes(.all) == [])
    }

    @Test func send_addButtonTapped_databaseFails_editorStays() async throws {
        let appDependencies = AppDependencies.testDependencies(sqliteClient: .failing)
        let sut = NoteListStore(appDependencies)
        await sut.send(.addButtonTapped(appDependencies))
        let editor = try #require(sut.path.last?.store as? NoteEditorStore)
        await editor.fill(from: .fixture)
        await editor.send(.saveButtonTapped)
        #expect(sut.path == [.editor(editor)])
    }

    @Test func send_selected_removed_detailOpensAndCloses() async throws {
        let appDependencies = try AppDependencies.holding(notes: [.fixture])
        let sut = NoteListStore(appDependencies)
        await sut.send(.noteSelected(UUID.fixture.uuidString, appDependencies))
        let detail = try #require(sut.path.last?.store as? NoteDetailStore)
        await detail.send(.task)
        await detail.send(.removeButtonTapped)
        #expect(sut.path.isEmpty)
    }

    @Test func send_selected_done_detailCloses() async throws {
        let appDependencies = AppDependencies.testDependencies()
        let sut = NoteListStore(appDependencies)
        await sut.send(.noteSelected(UUID.fixture.uuidString, appDependencies))
        let detail = try #require(sut.path.last?.store as? NoteDetailStore)
        await detail.send(.doneButtonTapped)
        #expect(sut.path.isEmpty)
    }

    @Test func send_selected_editButtonTapped_editorLiesOnTop() async throws {
        let appDependencies = AppDependencies.testDependencies()
        let sut = NoteListStore(appDependencies)
        await sut.send(.noteSelected(UUID.fixture.uuidString, appDependencies))
        let detail = try #require(sut.path.last?.store as? NoteDetailStore)
        await detail.send(.editButtonTapped(detail.id, appDependencies))
        let editor = try #require(sut.path.last?.store as? NoteEditorStore)
        #expect(editor.id == detail.id)
        #expect(sut.path == [.detail(detail), .editor(editor)])
    }

    @Test func send_doneButtonTapped_parentIsTold() async {
        let sut = TestStore { NoteListStore(.testDependencies(), action: $0) }
        await sut.send(.doneButtonTapped)
        sut.receive { if case .doneButtonTapped = $0 { true } else { false } }
        sut.finish()
    }
}
