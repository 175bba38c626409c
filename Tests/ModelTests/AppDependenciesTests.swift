import Model
import TestSupport
import Testing

@testable import DataSource

struct AppDependenciesTests {
    @Test func init_nothingGiven_clientsAreLive() {
        #expect(AppDependencies().appStateClient.state === AppStateClient.liveValue.state)
    }

    @Test func testDependencies_twice_shareNoStateAndNoneIsLive() {
        let first = AppDependencies.testDependencies().appStateClient
        let second = AppDependencies.testDependencies().appStateClient
        #expect(first.state !== second.state)
        #expect(first.state !== AppStateClient.liveValue.state)
    }

    @Test func testDependencies_clientGiven_itIsUsed() {
        #expect(AppDependencies.testDependencies(uuidClient: .fixture).uuidClient.uuid() == .fixture)
    }
}
