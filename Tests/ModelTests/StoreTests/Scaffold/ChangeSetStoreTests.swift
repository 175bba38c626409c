import DataSource
import Model
import TestSupport
import Testing

@MainActor struct ChangeSetStoreTests {
    private let workshop = Workshop()

    @Test func send_task_showsThePlan() async throws {
        let (sut, client) = try store(workshop.feature())
        await sut.send(.task)
        #expect(sut.changeSet == (try workshop.plan(workshop.feature(), client)))
        #expect(sut.failure == nil)
        #expect(!sut.isApplied)
        sut.receive { if case .planResponse(.success) = $0 { true } else { false } }
        sut.receive { if case .task = $0 { true } else { false } }
        sut.finish()
    }

    @Test func send_taskThatCannotBePlanned_showsTheFailure() async throws {
        let (sut, _) = try store(.undo(name: nil))
        await sut.send(.task)
        #expect(sut.changeSet == nil)
        #expect(sut.failure as? ChangeRecordError == .nothingToUndo)
        sut.receive { if case .planResponse(.failure) = $0 { true } else { false } }
        sut.receive { if case .task = $0 { true } else { false } }
        sut.finish()
    }

    @Test func send_optionsChanged_plansAgain() async throws {
        let (sut, _) = try store(workshop.feature())
        var options = workshop.options
        options.directory = "/work"
        await sut.send(.task)
        await sut.send(.optionsChanged(options))
        #expect(sut.options == options)
        #expect(sut.failure as? ProjectError == .notFound(folder: "/work"))
        await sut.send(.optionsChanged(workshop.options))
        #expect(sut.failure == nil)
        #expect(sut.changeSet != nil)
    }

    @Test func send_applyButtonTapped_isApplied() async throws {
        let (sut, client) = try store(workshop.feature())
        await sut.send(.task)
        await sut.send(.applyButtonTapped)
        #expect(sut.isApplied)
        #expect(sut.failure == nil)
        #expect(try client.status(workshop.project(".luca/0001-feature-Note.json")) != nil)
    }

    @Test func send_applyButtonTappedOnAFullDisk_showsTheFailure() async throws {
        let client = FileManagerClient.failing(createFileNumber: 2, with: .full, over: workshop.inMemory)
        let (sut, _) = try store(workshop.feature(), client)
        await sut.send(.task)
        await sut.send(.applyButtonTapped)
        #expect(!sut.isApplied)
        #expect((sut.failure as? FileError)?.reason == .full)
    }

    @Test func send_applyButtonTappedWithoutAPlan_doesNothing() async throws {
        let (sut, _) = try store(workshop.feature())
        await sut.send(.applyButtonTapped)
        #expect(!sut.isApplied)
        sut.receive { if case .applyButtonTapped = $0 { true } else { false } }
        sut.finish()
    }

    @Test func send_cancelButtonTapped_parentHears() async throws {
        let (sut, _) = try store(workshop.feature())
        await sut.send(.cancelButtonTapped)
        sut.receive { if case .cancelButtonTapped = $0 { true } else { false } }
        sut.finish()
    }

    private func store(
        _ request: PlanRequest,
        _ client: FileManagerClient? = nil
    ) throws -> (TestStore<ChangeSetStore>, FileManagerClient) {
        let client = client ?? workshop.inMemory
        let store = TestStore {
            ChangeSetStore(workshop.appDependencies(client), request: request, options: workshop.options, action: $0)
        }
        return (store, client)
    }
}
