@testable import DataSource
@testable import Model
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2)))
struct DataChangeServiceTests {
    private let clock = TestClock()
    private let shown = ShownData()
    private let folder: TemporaryFolder
    private let elsewhere: SQLiteClient

    init() throws {
        folder = try TemporaryFolder()
        elsewhere = SQLiteClient(SQLiteDatabase(path: folder.path("test.sqlite")))
    }

    @Test func follow_begins_allAreToldOnce() async {
        let following = follow()
        await looks(3)
        #expect(shown.tellings == [1, 1])
        following.cancel()
    }

    @Test func follow_changedElsewhere_allAreToldAtTheNextLook() async throws {
        let following = follow()
        await clock.advance(by: .milliseconds(499))
        try elsewhere.write()
        await clock.advance(by: .zero)
        #expect(shown.tellings == [1, 1])
        await clock.advance(by: .milliseconds(1))
        await looks(2)
        #expect(shown.tellings == [2, 2])
        following.cancel()
    }

    @Test func follow_manyChangesElsewhere_allAreToldOnce() async throws {
        let following = follow()
        await looks(1)
        for _ in 0..<10 { try elsewhere.write() }
        await looks(2)
        #expect(shown.tellings == [2, 2])
        following.cancel()
    }

    @Test func follow_changedHere_nobodyIsTold() async throws {
        let here = SQLiteClient(SQLiteDatabase(path: folder.path("test.sqlite")))
        let following = follow(here)
        await looks(1)
        try here.write()
        await looks(2)
        #expect(shown.tellings == [1, 1])
        following.cancel()
    }

    @Test func follow_lookFails_allAreToldOnceAndAgainWhenItSucceeds() async {
        let isFailing = Locked(false)
        let following = follow(.failing(while: { isFailing.withLock(\.self) }))
        await looks(1)
        isFailing.withLock { $0 = true }
        await looks(3)
        #expect(shown.tellings == [2, 2])
        isFailing.withLock { $0 = false }
        await looks(3)
        #expect(shown.tellings == [3, 3])
        following.cancel()
    }

    @Test func follow_cancelled_ends() async {
        let following = follow()
        await looks(1)
        following.cancel()
        await following.value
    }

    @Test func follow_nobodyWantsToKnow_endsAtTheNextLook() async {
        let isWanted = Locked(true)
        let following = follow(while: { isWanted.withLock(\.self) })
        await clock.advance(by: .zero)
        isWanted.withLock { $0 = false }
        await clock.advance(by: .milliseconds(500))
        await following.value
    }

    private func follow(
        _ sqliteClient: SQLiteClient? = nil,
        while isWanted: @escaping @Sendable () -> Bool = { true }
    ) -> Task<Void, Never> {
        let here = sqliteClient ?? SQLiteClient(SQLiteDatabase(path: folder.path("test.sqlite")))
        let appDependencies = AppDependencies.testDependencies(clockClient: clock.client, sqliteClient: here)
        let sut = DataChangeService(appDependencies, changed: \.[shown])
        return Task { await sut.follow(while: isWanted) }
    }

    /// Returns when it has looked so often again, and sleeps.
    private func looks(_ count: Int) async {
        for _ in 0..<count { await clock.advance(by: .milliseconds(500)) }
        await clock.advance(by: .zero)
    }
}

/// Who shows stored data, so that no feature is needed: `\AppState[shown]`.
private final class ShownData: Hashable, Sendable {
    let bundles = [AsyncStreamBundle<Void>(), AsyncStreamBundle<Void>()]

    var tellings: [Int] { bundles.map(\.owner.cell.snapshot.version) }

    static func == (lhs: ShownData, rhs: ShownData) -> Bool { lhs === rhs }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AppState {
    fileprivate subscript(_ shown: ShownData) -> [AsyncStreamBundle<Void>] { shown.bundles }
}

extension SQLiteClient {
    fileprivate func write() throws {
        try transaction(.write) { try $0.run("CREATE TABLE IF NOT EXISTS \"\(UUID())\" (text)") }
    }

    fileprivate static func failing(while isFailing: @escaping @Sendable () -> Bool) -> SQLiteClient {
        let client = SQLiteClient.testValue
        return testDependency(of: SQLiteClient.self) {
            $0.transaction = { access, body in
                try (isFailing() ? SQLiteClient.failing : client).transaction(access, body)
            }
        }
    }
}
