import DataSource
import Model
import TestSupport
import Testing

@MainActor struct TemplateStoreTests {
    private let workshop = Workshop()

    @Test func sendList_task_entriesAreThere() async {
        var workshop = workshop
        workshop["templates/screen/A.swift"] = ""
        let dependencies = workshop.appDependencies(workshop.inMemory)
        let sut = TemplateListStore(dependencies, options: workshop.options, kind: "screen")
        await sut.send(.task)
        #expect(
            sut.entries.map(\.path) == [
                "A.swift", "Sources/Model/Stores/__Feature__Store.swift", "Sources/DataSource/Entities/AppState.swift",
            ]
        )
        #expect(sut.entries.map(\.origin) == [.project, .luca, .luca])
        #expect(sut.failure == nil)
    }

    @Test func sendList_taskOfNoKind_fails() async {
        let dependencies = workshop.appDependencies(workshop.inMemory)
        let sut = TemplateListStore(dependencies, options: workshop.options, kind: "none")
        await sut.send(.task)
        #expect(sut.failure is EjectError)
        #expect(sut.entries == [])
    }

    @Test func sendCheck_task_reportIsThere() async {
        var workshop = workshop
        workshop["templates/screen/A.swift"] = "let __Featur__ = 1"
        let sut = TemplateCheckStore(workshop.appDependencies(workshop.inMemory), options: workshop.options)
        await sut.send(.task)
        #expect(sut.report?.findings.count == 1)
        #expect(sut.failure == nil)
    }

    @Test func sendCheck_taskWithNoFolder_fails() async {
        let options = PlanOptions(directory: "/work/Notes", templates: "none")
        let sut = TemplateCheckStore(workshop.appDependencies(workshop.inMemory), options: options)
        await sut.send(.task)
        #expect(sut.failure as? TemplateError == .notAFolder(path: "none"))
        #expect(sut.report == nil)
    }
}
