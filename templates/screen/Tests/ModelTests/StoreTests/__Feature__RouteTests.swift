import Model
import Testing

@MainActor struct __Feature__RouteTests {
    @Test func send_routeOpened_screenOpensAndCloses() async {
        let sut = RootStore()
        await sut.send(.routeOpened(Route(.__feature__), .testDependencies()))
        guard case let .__feature__(store) = sut.path.last else {
            Issue.record("The path is \(sut.path).")
            return
        }
        await store.send(.doneButtonTapped)
        #expect(sut.path.isEmpty)
    }
}
