import TestSupport
import Testing

@testable import DataSource
@testable import Model

extension AppState {
    /// In an app, a stored property that is listed in `storedDataChanged`.
    fileprivate var catalogueChanged: AsyncStreamBundle<Void> { sharedCatalogueChanged }

    fileprivate var changedElsewhere: [AsyncStreamBundle<Void>] { [catalogueChanged] }
}

private let sharedCatalogueChanged = AsyncStreamBundle<Void>()

@Suite(.timeLimit(.minutes(10)))
struct DataChangeExample {
    @Test func follow_changedByAnotherProgram_whoShowsTheCatalogueIsTold() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("library.sqlite")
        let clock = TestClock()
        let appDependencies = AppDependencies.testDependencies(
            clockClient: clock.client,
            sqliteClient: SQLiteClient(SQLiteDatabase(path: path))
        )
        var changes = appDependencies.appStateClient.withLock(\.catalogueChanged.stream).makeAsyncIterator()
        let following = Task { await DataChangeService(appDependencies, changed: \.changedElsewhere).follow() }
        #expect(await changes.next() != nil, "They may have loaded before the first look.")
        await clock.advance(by: .zero)

        let elsewhere = SQLiteClient(SQLiteDatabase(path: path))
        try elsewhere.transaction(.write) { try $0.run("CREATE TABLE lent (title)") }
        await clock.advance(by: .milliseconds(500))
        #expect(await changes.next() != nil)
        following.cancel()
    }
}
