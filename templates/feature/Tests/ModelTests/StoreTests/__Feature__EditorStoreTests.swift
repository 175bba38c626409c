import DataSource
import Model
import TestSupport
import Testing
// luca:if testingHasName

import struct DataSource.__Feature__
// luca:end

@MainActor struct __Feature__EditorStoreTests {
    @Test func send_everyFieldChanged_allAreTaken() async {
        let sut = __Feature__EditorStore(.testDependencies())
        await sut.fill(from: .fixture)
        var expected = __Feature__.fixture
        expected.id = .zero
        #expect(sut.__feature__ == expected)
    }

    @Test func send_saveButtonTapped_newOne_isStored() async throws {
        let appDependencies = AppDependencies.testDependencies(uuidClient: .fixture)
        let sut = __Feature__EditorStore(appDependencies)
        await sut.fill(from: .fixture)
        await sut.send(.saveButtonTapped)
        #expect(sut.__feature__ == .fixture)
        #expect(try __Feature__Service(appDependencies).__features__(.all) == [.fixture])
    }

    @Test func send_saveButtonTapped_storedOne_isChanged() async throws {
        let appDependencies = try AppDependencies.holding(__features__: [.empty])
        let sut = __Feature__EditorStore(appDependencies, id: "0")
        await sut.send(.task)
        await sut.fill(from: .fixture)
        await sut.send(.saveButtonTapped)
        var expected = __Feature__.fixture
        expected.id = .zero
        #expect(try __Feature__Service(appDependencies).__features__(.all) == [expected])
    }
    // luca:if text

    @Test func send_saveButtonTapped_blank__Text___failureIsShown() async {
        let sut = __Feature__EditorStore(.testDependencies())
        await sut.send(.__textChanged__(" "))
        await sut.send(.saveButtonTapped)
        #expect(sut.failure as? RecordError == .blank(field: "__text_name__"))
    }
    // luca:end

    @Test func send_saveButtonTapped_databaseFails_failureIsShown() async {
        let sut = __Feature__EditorStore(.testDependencies(sqliteClient: .failing))
        await sut.fill(from: .fixture)
        await sut.send(.saveButtonTapped)
        #expect(sut.failure as? SQLiteError == .fullDisk)
    }

    @Test func send_task_noSuchID_failureIsShown() async {
        let sut = __Feature__EditorStore(.testDependencies(), id: "3f2a")
        await sut.send(.task)
        #expect(sut.failure as? RecordError == .missing(kind: "__feature_table__", id: "3f2a"))
    }

    @Test func send_cancelButtonTapped_parentIsTold() async {
        let sut = TestStore { __Feature__EditorStore(.testDependencies(), action: $0) }
        await sut.send(.cancelButtonTapped)
        sut.receive { if case .cancelButtonTapped = $0 { true } else { false } }
        sut.finish()
    }
}
