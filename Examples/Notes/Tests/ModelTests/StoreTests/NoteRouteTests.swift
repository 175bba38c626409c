import DataSource
import Model
import Testing

@MainActor struct NoteRouteTests {
    @Test func send_routeOpened_listOpensAndCloses() async throws {
        let sut = RootStore()
        await sut.send(.routeOpened(Route(.notes), .testDependencies()))
        let store = try #require(sut.path.last?.store as? NoteListStore)
        await store.send(.doneButtonTapped)
        #expect(sut.path.isEmpty)
    }

    @Test func send_routeOpened_withID_detailIsOpen() async throws {
        let sut = RootStore()
        await sut.send(.routeOpened(Route(.notes, id: "3f2a"), .testDependencies()))
        let store = try #require(sut.path.last?.store as? NoteListStore)
        let detail = try #require(store.path.last?.store as? NoteDetailStore)
        #expect(detail.id == "3f2a")
    }
}
