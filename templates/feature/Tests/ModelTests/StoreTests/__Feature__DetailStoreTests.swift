import DataSource
import Model
import TestSupport
import Testing
// luca:if testingHasName

import struct DataSource.__Feature__
// luca:end

@MainActor struct __Feature__DetailStoreTests {
    @Test func send_task_beginningOfID_allIsShown() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.fixture])
        let sut = __Feature__DetailStore(appDependencies, id: UUID.fixture.shortText)
        await sut.send(.task)
        #expect(sut.__feature__ == .fixture)
        #expect(sut.id == UUID.fixture.uuidString)
    }

    @Test func send_task_noSuchID_failureIsShown() async {
        let sut = __Feature__DetailStore(.testDependencies(), id: "3f2a")
        await sut.send(.task)
        #expect(sut.failure as? RecordError == .missing(kind: "__feature_table__", id: "3f2a"))
    }

    @Test func send_task_changedElsewhere_changeIsShown() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.empty])
        let sut = TestStore { __Feature__DetailStore(appDependencies, id: "0", action: $0) }
        await sut.send(.task)
        var changed = __Feature__.fixture
        changed.id = .zero
        _ = try __Feature__Service(appDependencies).change(changed, from: .empty)
        await waitUntil(sut.store.__feature__, is: changed)
        await sut.send(.onDisappear)
        sut.receive { if case .loadResponse(.success(.empty)) = $0 { true } else { false } }
        sut.receive { if case .task = $0 { true } else { false } }
        sut.receive { if case .loadResponse(.success(changed)) = $0 { true } else { false } }
        sut.receive { if case .onDisappear = $0 { true } else { false } }
        sut.finish()
    }

    @Test func send_removeButtonTapped_parentIsTold() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.fixture])
        let sut = TestStore {
            __Feature__DetailStore(
                appDependencies,
                id: "3f2a",
                __feature__: .fixture,
                action: $0
            )
        }
        await sut.send(.removeButtonTapped)
        sut.receive { if case .removeResponse(.success) = $0 { true } else { false } }
        sut.receive { if case .removeButtonTapped = $0 { true } else { false } }
        sut.finish()
    }

    @Test func send_removeButtonTapped_databaseFails_failureIsShown() async {
        let sut = __Feature__DetailStore(.testDependencies(sqliteClient: .failing), id: "3f2a")
        await sut.send(.removeButtonTapped)
        #expect(sut.failure as? SQLiteError == .fullDisk)
    }
}
