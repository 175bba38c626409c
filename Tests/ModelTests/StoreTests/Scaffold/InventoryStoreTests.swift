import DataSource
import Model
import TestSupport
import Testing

@MainActor struct InventoryStoreTests {
    private let workshop = Workshop()

    @Test func send_task_projectIsRead() async {
        let sut = InventoryStore(workshop.appDependencies(workshop.inMemory), options: workshop.options)
        await sut.send(.task)
        #expect(sut.failure == nil)
        #expect(sut.inventory?.root == "/work/Notes")
        #expect(sut.inventory?.components.map(\.name) == ["AppState", "Root", "App"])
    }

    @Test func send_taskOutsideOfAProject_failsAndHasNone() async {
        let sut = InventoryStore(workshop.appDependencies(workshop.inMemory), options: PlanOptions(directory: "/opt"))
        await sut.send(.task)
        #expect(sut.failure as? ProjectError == .notFound(folder: "/opt"))
        #expect(sut.inventory == nil)
    }

    @Test func sendInfo_taskOutsideOfAProject_isNoFailure() async {
        let sut = InfoStore(workshop.appDependencies(workshop.inMemory), options: PlanOptions(directory: "/opt"))
        await sut.send(.task)
        #expect(sut.failure == nil)
        #expect(sut.inventory == nil)
        #expect(sut.folders == [TemplateFolder(Workshop.templatesFolder, .luca)])
        #expect(sut.parser == "/opt/lib/luca/libSwiftParser.so")
    }

    @Test func sendInfo_taskInAProjectThatCannotBeRead_fails() async {
        var workshop = workshop
        workshop[".luca/0001-feature-Note.json"] = "{"
        let sut = InfoStore(workshop.appDependencies(workshop.inMemory), options: workshop.options)
        await sut.send(.task)
        #expect(sut.failure as? ChangeRecordError == .unreadable(path: ".luca/0001-feature-Note.json"))
    }
}
