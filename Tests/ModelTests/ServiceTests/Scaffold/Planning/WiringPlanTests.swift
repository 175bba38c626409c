import DataSource
import Model
import TestSupport
import Testing

struct WiringPlanTests {
    private let workshop = Workshop()
    private let appState = "Sources/DataSource/Entities/AppState.swift"
    private let appCommand = "Sources/Frontend/Commands/AppCommand.swift"
    private static let text = "enum AppCommand {\n    static let features: [Command] = [NoteCommand.command]\n}\n"

    @Test func plan_wiringFileMissing_isNamedWithWhatBelongsThere() throws {
        var workshop = workshop
        workshop[appCommand] = nil
        workshop["Sources/Frontend/Program.swift"] = ""
        try refuse(workshop, WiringError.missing(path: appCommand, place: "file", text: Self.text))
    }

    @Test(arguments: [
        "<<<<<<< ours\npublic struct AppState {\n=======\nstruct AppState {\n>>>>>>> theirs\n}\n",
        "public struct AppState {\n", "public struct AppState {\n    public init( {}\n}\n",
    ])
    func plan_wiringFileUnreadable_isRefusedWithOrWithoutWiring(code: String) throws {
        var workshop = workshop
        workshop[appState] = code
        let request = try workshop.feature()
        for wiring in [PlanOptions.Wiring.complete, .asFarAsPossible] {
            let error = #expect(throws: WiringError.self) {
                try workshop.plan(request, workshop.inMemory) { $0.wiring = wiring }
            }
            guard case .unreadable(appState, _, _) = error else {
                Issue.record("Expected that \(appState) cannot be read, not \(String(describing: error)).")
                return
            }
        }
    }

    @Test func plan_wiringFileNoText_isRefused() throws {
        let client = workshop.inMemory
        let path = workshop.project(appState)
        try client.removeFile(path)
        try client.createFile(path, Data([0xFF, 0xFE]), 0o644)
        let request = try workshop.feature()
        #expect(throws: ProjectError.notText(path: appState)) { try workshop.plan(request, client) }
    }

    @Test(arguments: ["struct MyState {}\n", "", "// struct AppState {}\n"])
    func plan_placeGone_isNamedWithWhatBelongsThere(code: String) throws {
        var workshop = workshop
        workshop[appState] = code
        let request = try workshop.feature()
        let error = #expect(throws: WiringError.self) { try workshop.plan(request, workshop.inMemory) }
        guard case .missing(appState, _, _) = error else {
            Issue.record("Expected that the place is missing, not \(String(describing: error)).")
            return
        }
    }

    @Test func plan_asFarAsPossible_restIsPlannedAndTheOtherLeft() throws {
        var workshop = workshop
        workshop[appCommand] = nil
        workshop["Sources/Frontend/Program.swift"] = ""
        let plan = try workshop.plan(workshop.feature(), workshop.inMemory) { $0.wiring = .asFarAsPossible }
        #expect(plan.leftToDo == [.missing(path: appCommand, place: "file", text: Self.text)])
        #expect(plan.changes.filter { $0.kind == .edit }.map(\.path) == [appState])
        #expect(plan.changes.count == 6)
    }

    private func refuse(_ workshop: Workshop, _ error: WiringError) throws {
        let client = workshop.inMemory
        let before = try client.snapshot("/")
        let request = try workshop.feature()
        #expect(throws: error) { try workshop.run(request, client) }
        #expect(try client.snapshot("/") == before)
    }
}
