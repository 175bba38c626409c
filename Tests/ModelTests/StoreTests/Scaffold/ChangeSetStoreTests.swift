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
        let (sut, _) = try store(.remove(kind: "feature", name: "Note"))
        await sut.send(.task)
        #expect(sut.changeSet == nil)
        #expect(sut.failure is RemoveError)
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

    /// Two runs plan at the same time, and one is quicker.
    @Test func send_applyButtonTappedAfterAnother_isPlannedAnew() async throws {
        let (sut, client) = try store(workshop.feature("Tag"))
        await sut.send(.task)
        try workshop.run(workshop.feature("Note"), client)
        await sut.send(.applyButtonTapped)
        #expect(sut.isApplied)
        #expect(sut.failure == nil)
        let records = ["0001-feature-Note.json", "0002-feature-Tag.json"]
        #expect(try client.contentsOfDirectory(workshop.project(".luca")) == records)
        let table = try client.contents(workshop.project("Sources/Frontend/Commands/AppCommand.swift"))
        #expect(String(decoding: table, as: UTF8.self).contains("= [NoteCommand.command, TagCommand.command]\n"))
    }

    /// No file is in both, but each has the number that was the next.
    @Test func send_applyButtonTappedAfterAnotherElsewhere_hasTheNextNumber() async throws {
        let project = try ComponentProject()
        let dependencies = project.workshop.appDependencies(project.client)
        let stores = try ["Mail", "Post"].map { name in
            let request = try PlanRequest(parsing: NewForm(.component(.service), name: name), in: "/work")
            return ChangeSetStore(dependencies, request: request, options: project.workshop.options)
        }
        for store in stores { await store.send(.task) }
        for store in stores { await store.send(.applyButtonTapped) }
        let records = ["0001-service-Mail.json", "0002-service-Post.json"]
        #expect(try project.client.contentsOfDirectory(project.workshop.project(".luca")) == records)
    }

    /// What a person said about a file may not be meant of what is there now.
    @Test func send_applyButtonTappedAfterAnotherForced_showsTheFailure() async throws {
        let (sut, client) = try store(workshop.feature("Tag"))
        var options = workshop.options
        options.conflicts = .overwrite
        await sut.send(.optionsChanged(options))
        try workshop.run(workshop.feature("Note"), client)
        await sut.send(.applyButtonTapped)
        #expect(!sut.isApplied)
        #expect(sut.failure is ApplyError)
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
