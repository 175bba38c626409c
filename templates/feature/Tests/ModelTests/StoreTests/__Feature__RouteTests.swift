import DataSource
import Model
import Testing

@MainActor struct __Feature__RouteTests {
    @Test func send_routeOpened_listOpensAndCloses() async {
        let sut = RootStore()
        await sut.send(.routeOpened(Route(.__features__), .testDependencies()))
        guard case let .__features__(store) = sut.path.last else {
            Issue.record("The path is \(sut.path).")
            return
        }
        await store.send(.doneButtonTapped)
        #expect(sut.path.isEmpty)
    }

    @Test func send_routeOpened_withID_detailIsOpen() async {
        let sut = RootStore()
        await sut.send(.routeOpened(Route(.__features__, id: "3f2a"), .testDependencies()))
        guard
            case let .__features__(store) = sut.path.last,
            case let .detail(detail) = store.path.last
        else {
            Issue.record("The path is \(sut.path).")
            return
        }
        #expect(detail.id == "3f2a")
    }
}
