import DataSource
import Model
import Testing

@MainActor struct __Feature__List__Store__Tests {
    @Test func send_task_storedOnesAreShown() async throws {
        let sut = __Feature__List__Store__(try .holding(__features__: [.fixture]))
        await sut.send(.task)
        #expect(sut.__features__ == [.fixture])
    }

    @Test func send_task_storedOnesAreUnreadable_failureIsShown() async {
        let sut = __Feature__List__Store__(.holdingNo__Features__())
        await sut.send(.task)
        #expect(sut.failure != nil)
    }

    @Test func send_addButtonTapped_saved_isShown() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [])
        let sut = __Feature__List__Store__(appDependencies)
        await sut.send(.addButtonTapped(appDependencies))
        let new = try #require(sut.editor?.__feature__)
        await sut.editor?.send(.saveButtonTapped)
        #expect(sut.editor == nil)
        #expect(sut.__features__ == [new])
    }

    @Test func send___feature__Selected_cancelled_nothingChanges() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.fixture])
        let sut = __Feature__List__Store__(appDependencies, __features__: [.fixture])
        await sut.send(.__feature__Selected(.fixture, appDependencies))
        #expect(sut.editor?.__feature__ == .fixture)
        await sut.editor?.send(.cancelButtonTapped)
        #expect(sut.editor == nil)
        #expect(sut.__features__ == [.fixture])
    }

    @Test func send_deleteButtonTapped_isGone() async throws {
        let sut = __Feature__List__Store__(try .holding(__features__: [.fixture]), __features__: [.fixture])
        await sut.send(.deleteButtonTapped(__Feature__.fixture.id))
        #expect(sut.__features__ == [])
    }
}
