import Model
import Testing

@MainActor struct TimerRouteTests {
    @Test func send_routeOpened_screenOpensAndCloses() async throws {
        let sut = RootStore()
        await sut.send(.routeOpened(Route(.timer), .testDependencies()))
        let store = try #require(sut.path.last?.store as? TimerStore)
        await store.send(.doneButtonTapped)
        #expect(sut.path.isEmpty)
    }
}
