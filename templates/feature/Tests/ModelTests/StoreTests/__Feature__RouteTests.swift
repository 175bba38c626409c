import DataSource
import Model
import Testing
// luca:if testingHasName

import struct DataSource.__Feature__
// luca:end

@MainActor struct __Feature__RouteTests {
    @Test func send_routeOpened_listOpensAndCloses() async throws {
        let sut = RootStore()
        await sut.send(.routeOpened(Route(.__features__), .testDependencies()))
        let store = try #require(sut.path.last?.store as? __Feature__ListStore)
        await store.send(.doneButtonTapped)
        #expect(sut.path.isEmpty)
    }

    @Test func send_routeOpened_withID_detailIsOpen() async throws {
        let sut = RootStore()
        await sut.send(.routeOpened(Route(.__features__, id: "3f2a"), .testDependencies()))
        let store = try #require(sut.path.last?.store as? __Feature__ListStore)
        let detail = try #require(store.path.last?.store as? __Feature__DetailStore)
        #expect(detail.id == "3f2a")
    }
}
