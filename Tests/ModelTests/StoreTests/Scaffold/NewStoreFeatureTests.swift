import DataSource
import Model
import TestSupport
import Testing

@MainActor struct NewStoreFeatureTests {
    private let workshop = Workshop()
    private let noteForm = NewForm(.feature, name: "Note", fields: ["a:Int"])

    @Test func send_typed_isKept() async {
        let sut = NewStore(NewForm(.feature), options: workshop.options)
        var options = workshop.options
        options.isForced = true
        await sut.send(.nameChanged("Person"))
        await sut.send(.pluralChanged("People"))
        await sut.send(.fieldsChanged(["name:String"]))
        await sut.send(.optionsChanged(options))
        #expect(sut.form == NewForm(.feature, name: "Person", plural: "People", fields: ["name:String"]))
        #expect(sut.options == options)
        #expect(sut.changeSet == nil)
    }

    @Test func send_planButtonTapped_planIsShown() async throws {
        let sut = TestStore { NewStore(noteForm, options: workshop.options, action: $0) }
        await sut.send(.planButtonTapped(workshop.appDependencies(workshop.inMemory)))
        let expected = try workshop.plan(workshop.feature("Note", "a:Int"), workshop.inMemory)
        #expect(sut.changeSet?.changeSet == expected)
        #expect(sut.failure == nil)
        sut.receive { if case .changeSet(.planResponse(.success)) = $0 { true } else { false } }
        sut.receive { if case .changeSet(.task) = $0 { true } else { false } }
        sut.receive { if case .planButtonTapped = $0 { true } else { false } }
        sut.finish()
    }

    @Test(arguments: [("", [], NameError.self as any Error.Type), ("Note", ["a"], FieldError.self)])
    func send_planButtonTappedWithNoName_showsTheFailure(name: String, fields: [String], type: any Error.Type) async {
        let sut = NewStore(NewForm(.feature, name: name, fields: fields), options: workshop.options)
        await sut.send(.planButtonTapped(workshop.appDependencies(workshop.inMemory)))
        #expect(sut.changeSet == nil)
        #expect(sut.failure.map { "\(Swift.type(of: $0))" } == "\(type)")
    }

    @Test func send_planFails_failureIsTheChilds() async {
        let sut = NewStore(NewForm(.feature, name: "Model"), options: workshop.options)
        await sut.send(.planButtonTapped(workshop.appDependencies(workshop.inMemory)))
        #expect((sut.failure as? NameError)?.reason == .module)
        await sut.send(.nameChanged("Note"))
        await sut.send(.planButtonTapped(workshop.appDependencies(workshop.inMemory)))
        #expect(sut.failure == nil)
        #expect(sut.changeSet?.changeSet != nil)
    }

    /// As a command asks about files in the way.
    @Test func perform_optionsChangedAfterAFailure_plansAgain() async throws {
        var workshop = workshop
        workshop["Sources/DataSource/Entities/Note.swift"] = "mine"
        let appDependencies = workshop.appDependencies(workshop.inMemory)
        let sut = NewStore(noteForm, options: workshop.options)
        await #expect(throws: ConflictError.self) { try await sut.perform(.planButtonTapped(appDependencies)) }
        var options = workshop.options
        options.conflicts = .overwrite
        try await sut.perform([.optionsChanged(options), .planButtonTapped(appDependencies)])
        #expect(sut.changeSet?.changeSet != nil)
    }

    @Test func send_cancelInTheChild_childIsGone() async {
        let sut = NewStore(NewForm(.feature, name: "Note"), options: workshop.options)
        await sut.send(.planButtonTapped(workshop.appDependencies(workshop.inMemory)))
        await sut.changeSet?.send(.cancelButtonTapped)
        #expect(sut.changeSet == nil)
    }

    @Test func send_applyFailsInTheChild_failureIsShown() async {
        let client = FileManagerClient.failing(createFileNumber: 1, with: .full, over: workshop.inMemory)
        let sut = NewStore(NewForm(.feature, name: "Note"), options: workshop.options)
        await sut.send(.planButtonTapped(workshop.appDependencies(client)))
        await sut.changeSet?.send(.applyButtonTapped)
        #expect((sut.failure as? FileError)?.reason == .full)
        #expect(sut.changeSet?.isApplied == false)
    }
}
