import DataSource
import Testing

extension AppState {
    /// In an app, a stored property of AppState: `public var openDesks = AsyncStreamBundle<Int>()`.
    fileprivate var openDesks: AsyncStreamBundle<Int> { sharedDesks }
}

private let sharedDesks = AsyncStreamBundle<Int>()

/// Opens and closes the desks of a library.
private struct DeskService: Sendable {
    let appStateClient: AppStateClient

    var openDesks: Int { appStateClient.withLock(\.openDesks.latestValue) ?? 0 }

    func open() {
        appStateClient.send(\.openDesks, default: 0) { $0 += 1 }
    }

    func closeAll() {
        appStateClient.send(\.openDesks, 0)
    }
}

struct AppStateExample {
    @Test func open_twice_whoWatchesSeesTwo() async {
        let appStateClient = AppStateClient.testValue
        let sut = DeskService(appStateClient: appStateClient)
        var desks = appStateClient.withLock(\.openDesks.stream).makeAsyncIterator()
        sut.open()
        sut.open()
        #expect(await desks.next() == 2)
        sut.closeAll()
        #expect(await desks.next() == 0)
        #expect(sut.openDesks == 0)
    }
}
