import DataSource
import Model
import TestSupport
import Testing
// luca:if testingHasName

import struct DataSource.__Feature__
// luca:end

@MainActor struct __Feature__ListStoreTests {
    @Test func send_task_stored__Features__AreShown() async throws {
        let sut = __Feature__ListStore(try .holding(__features__: [.fixture]))
        await sut.send(.task)
        #expect(sut.__features__ == [.fixture])
    }

    @Test func send_task_databaseFails_failureIsShown() async {
        let sut = __Feature__ListStore(.testDependencies(sqliteClient: .failing))
        await sut.send(.task)
        #expect(sut.failure as? SQLiteError == .fullDisk)
    }

    @Test func send_task_addedElsewhere_itAppears() async throws {
        let appDependencies = AppDependencies.testDependencies()
        let sut = TestStore { __Feature__ListStore(appDependencies, action: $0) }
        await sut.send(.task)
        let added = try __Feature__Service(appDependencies).add(.fixture)
        await waitUntil(sut.store.__features__, is: [added])
        await sut.send(.onDisappear)
        sut.receive { if case .loadResponse(.success([])) = $0 { true } else { false } }
        sut.receive { if case .task = $0 { true } else { false } }
        sut.receive { if case .loadResponse(.success([added])) = $0 { true } else { false } }
        sut.receive { if case .onDisappear = $0 { true } else { false } }
        sut.finish()
    }

    @Test func send_task_twoLists_bothShowWhatOneAdds() async throws {
        let appDependencies = AppDependencies.testDependencies(uuidClient: .fixture)
        let first = __Feature__ListStore(appDependencies)
        let second = __Feature__ListStore(appDependencies)
        await first.send(.task)
        await second.send(.task)
        await first.send(.addButtonTapped(appDependencies))
        let editor = try #require(first.path.last?.store as? __Feature__EditorStore)
        await editor.fill(from: .fixture)
        await editor.send(.saveButtonTapped)
        await waitUntil(first.__features__, is: [.fixture])
        await waitUntil(second.__features__, is: [.fixture])
    }

    @Test func send_task_addedByAnotherProgram_itAppears() async throws {
        let folder = try TemporaryFolder()
        let clock = TestClock()
        let appDependencies = AppDependencies.testDependencies(
            clockClient: clock.client,
            sqliteClient: SQLiteClient(SQLiteDatabase(path: folder.path("test.sqlite")))
        )
        let sut = __Feature__ListStore(appDependencies)
        await sut.send(.task)
        let following = Task { await DataChangeService(appDependencies).follow() }
        await clock.advance(by: .zero)
        let elsewhere = SQLiteClient(SQLiteDatabase(path: folder.path("test.sqlite")))
        try __Feature__Repository(elsewhere).insert(.fixture)
        await clock.advance(by: .milliseconds(500))
        await waitUntil(sut.__features__, is: [.fixture])
        following.cancel()
    }

    @Test func send_queryChanged_onlyMatchesAreShown() async throws {
        let sut = __Feature__ListStore(try .holding(__features__: [.fixture, .empty]))
        let value = __Feature__.fixture.__first__.cell
        await sut.send(.queryChanged(ListQuery(matches: [.init(field: "__first_name__", value: value)])))
        #expect(sut.__features__ == [.fixture])
    }

    @Test func send_importButtonTapped_noSuchFile_failureIsShown() async {
        let sut = __Feature__ListStore(.testDependencies())
        await sut.send(.importButtonTapped(path: "/none.json"))
        #expect(sut.failure as? FileError == FileError(.missing, path: "/none.json"))
    }

    @Test func send_addButtonTapped_saved_editorOpensAndCloses() async throws {
        let appDependencies = AppDependencies.testDependencies()
        let sut = __Feature__ListStore(appDependencies)
        await sut.send(.addButtonTapped(appDependencies))
        let editor = try #require(sut.path.last?.store as? __Feature__EditorStore)
        await editor.fill(from: .fixture)
        await editor.send(.saveButtonTapped)
        #expect(sut.path.isEmpty)
    }

    @Test func send_addButtonTapped_cancelled_nothingIsAdded() async throws {
        let appDependencies = AppDependencies.testDependencies()
        let sut = __Feature__ListStore(appDependencies)
        await sut.send(.addButtonTapped(appDependencies))
        let editor = try #require(sut.path.last?.store as? __Feature__EditorStore)
        await editor.send(.cancelButtonTapped)
        #expect(sut.path.isEmpty)
        #expect(try __Feature__Service(appDependencies).__features__(.all) == [])
    }

    @Test func send_addButtonTapped_databaseFails_editorStays() async throws {
        let appDependencies = AppDependencies.testDependencies(sqliteClient: .failing)
        let sut = __Feature__ListStore(appDependencies)
        await sut.send(.addButtonTapped(appDependencies))
        let editor = try #require(sut.path.last?.store as? __Feature__EditorStore)
        await editor.fill(from: .fixture)
        await editor.send(.saveButtonTapped)
        #expect(sut.path == [.editor(editor)])
    }

    @Test func send_selected_removed_detailOpensAndCloses() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.fixture])
        let sut = __Feature__ListStore(appDependencies)
        await sut.send(.__feature__Selected(UUID.fixture.uuidString, appDependencies))
        let detail = try #require(sut.path.last?.store as? __Feature__DetailStore)
        await detail.send(.task)
        await detail.send(.removeButtonTapped)
        #expect(sut.path.isEmpty)
    }

    @Test func send_selected_done_detailCloses() async throws {
        let appDependencies = AppDependencies.testDependencies()
        let sut = __Feature__ListStore(appDependencies)
        await sut.send(.__feature__Selected(UUID.fixture.uuidString, appDependencies))
        let detail = try #require(sut.path.last?.store as? __Feature__DetailStore)
        await detail.send(.doneButtonTapped)
        #expect(sut.path.isEmpty)
    }

    @Test func send_selected_editButtonTapped_editorLiesOnTop() async throws {
        let appDependencies = AppDependencies.testDependencies()
        let sut = __Feature__ListStore(appDependencies)
        await sut.send(.__feature__Selected(UUID.fixture.uuidString, appDependencies))
        let detail = try #require(sut.path.last?.store as? __Feature__DetailStore)
        await detail.send(.editButtonTapped(detail.id, appDependencies))
        let editor = try #require(sut.path.last?.store as? __Feature__EditorStore)
        #expect(editor.id == detail.id)
        #expect(sut.path == [.detail(detail), .editor(editor)])
    }

    @Test func send_doneButtonTapped_parentIsTold() async {
        let sut = TestStore { __Feature__ListStore(.testDependencies(), action: $0) }
        await sut.send(.doneButtonTapped)
        sut.receive { if case .doneButtonTapped = $0 { true } else { false } }
        sut.finish()
    }
}
