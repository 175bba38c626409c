import Model
import Testing

@MainActor struct DestinationTests {
    @Test func equal_sameStore_isOnePlace() {
        let store = CounterStore()
        #expect(Path.counter(store) == .counter(store))
        #expect(Set([Path.counter(store), .counter(store)]).count == 1)
    }

    @Test func equal_storesWithTheSameState_areTwoPlaces() {
        let paths = [Path.counter(CounterStore()), .counter(CounterStore())]
        #expect(paths.first != paths.last)
        #expect(Set(paths).count == 2)
    }
}

private enum Path: Destination {
    case counter(CounterStore)

    var store: AnyObject {
        switch self {
        case let .counter(store): store
        }
    }
}
