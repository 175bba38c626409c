import Model
import Testing

@MainActor struct __Feature__RouteTests {
    @Test func send_routeOpened_screenOpensAndCloses() async throws {
        let sut = RootStore()
        await sut.send(.routeOpened(Route(.__feature__), .testDependencies()))
        let store = try #require(sut.path.last?.store as? __Feature__Store)
        await store.send(.doneButtonTapped)
        #expect(sut.path.isEmpty)
    }
}
