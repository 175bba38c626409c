import DataSource
import Model
import TestSupport
import Testing

@MainActor struct NewStoreAppTests {
    private let workshop = Workshop()
    private let options = PlanOptions(directory: "/work")

    @Test func send_planButtonTapped_planIsShown() async throws {
        let sut = TestStore { NewStore(NewForm(.app), options: options, action: $0) }
        await sut.send(.nameChanged("Tags"))
        await sut.send(.planButtonTapped(workshop.appDependencies(workshop.inMemory)))
        let request = PlanRequest.app(try AppRequest(parsing: "Tags", in: "/work"))
        let expected = try workshop.plan(request, workshop.inMemory) { $0.directory = "/work" }
        #expect(sut.changeSet?.changeSet == expected)
        sut.receive { if case .nameChanged("Tags") = $0 { true } else { false } }
        sut.receive { if case .changeSet(.planResponse(.success)) = $0 { true } else { false } }
        sut.receive { if case .changeSet(.task) = $0 { true } else { false } }
        sut.receive { if case .planButtonTapped = $0 { true } else { false } }
        sut.finish()
    }

    @Test func send_planButtonTappedWithNoName_showsTheFailure() async {
        let sut = NewStore(NewForm(.app, name: "404"), options: options)
        await sut.send(.planButtonTapped(workshop.appDependencies(workshop.inMemory)))
        #expect((sut.failure as? NameError)?.reason == .startsWithDigit)
        #expect(sut.changeSet == nil)
    }

    @Test func perform_folderNotEmptyThenForced_isPlanned() async throws {
        let appDependencies = workshop.appDependencies(workshop.inMemory)
        let sut = NewStore(NewForm(.app, name: "/opt"), options: options)
        await #expect(throws: AppFolderError.notEmpty(folder: "/opt")) {
            try await sut.perform(.planButtonTapped(appDependencies))
        }
        var forced = options
        forced.isForced = true
        try await sut.perform([.optionsChanged(forced), .planButtonTapped(appDependencies)])
        #expect(sut.options == forced)
        #expect(sut.changeSet?.changeSet?.root == "/opt")
    }

    @Test func send_childApplied_appIsThere() async throws {
        let client = workshop.inMemory
        let sut = NewStore(NewForm(.app, name: "Tags"), options: options)
        await sut.send(.planButtonTapped(workshop.appDependencies(client)))
        await sut.changeSet?.send(.applyButtonTapped)
        #expect(sut.changeSet?.isApplied == true)
        #expect(try client.status("/work/Tags/Package.swift") != nil)
        await sut.changeSet?.send(.cancelButtonTapped)
        #expect(sut.changeSet == nil)
    }
}
