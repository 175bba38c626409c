import DataSource
@testable import Model
import TestSupport
import Testing

struct NamingServiceTests {
    private let workshop = Workshop()
    private static let appState = "Sources/DataSource/Entities/AppState.swift"

    @Test(arguments: [
        NameError("Task", .swift, suggestion: "TaskItem"), NameError("Result", .swift, suggestion: "ResultItem"),
        NameError("AppState", .generated(template: appState), suggestion: "AppStateItem"),
        NameError("AsyncStreamBundle", .generated(template: appState), suggestion: "AsyncStreamBundleItem"),
        NameError("Send", .member, suggestion: "SendItem"), NameError("Perform", .member, suggestion: "PerformItem"),
        NameError("Model", .module, suggestion: "ModelItem"),
        NameError("DataSource", .module, suggestion: "DataSourceItem"),
        NameError("Notes", .module, suggestion: "NotesItem"),
        NameError("Foundation", .module, suggestion: "FoundationItem"),
        NameError("Swift", .module, suggestion: "SwiftItem"), NameError("Testing", .module, suggestion: "TestingItem"),
        NameError("FooStore", .suffix("Store"), suggestion: "Foo"),
        NameError("FooTests", .suffix("Tests"), suggestion: "Foo"),
        NameError("UserIDService", .suffix("Service"), suggestion: "UserID"),
        NameError("BookListStore", .suffix("Store"), suggestion: "BookList"),
    ])
    func plan_nameThatIsNotFree_throwsReasonAndSuggestion(error: NameError) throws {
        let request = try workshop.feature(error.name)
        #expect(throws: error) { try workshop.plan(request, workshop.inMemory) }
    }

    @Test(arguments: ["List", "Check", "Help", "Open", "New", "Undo", "Version", "Add", "Remove", "Preview"])
    func plan_commandThatExists_isRefused(name: String) throws {
        for request in [try workshop.feature(name), try workshop.screen(name)] {
            #expect(throws: NameError(name, .command, suggestion: name + "Item")) {
                try workshop.plan(request, workshop.inMemory)
            }
        }
    }

    @Test(arguments: ["Store", "Service", "Tests", "Checklist", "Default", "SKU", "Settings", "ReadingList"])
    func plan_nameThatIsFree_isPlanned(name: String) throws {
        #expect(try !workshop.plan(workshop.feature(name), workshop.inMemory).isEmpty)
    }

    @Test(arguments: [
        (
            "public struct Book {}",
            NameError("Book", .declared(path: "Sources/Model/Mine.swift"), suggestion: "BookItem")
        ),
        (
            "enum BookCommand {}",
            NameError("BookCommand", .declared(path: "Sources/Model/Mine.swift"), suggestion: "BookItem")
        ),
        ("let book: Book? = nil", NameError("Book", .used(path: "Sources/Model/Mine.swift"), suggestion: "BookItem")),
    ])
    func plan_codeOfTheProjectHasTheName_isRefused(code: String, error: NameError) throws {
        var workshop = workshop
        workshop["Sources/Model/Mine.swift"] = code
        let client = workshop.inMemory
        let before = try client.snapshot("/")
        let request = try workshop.feature("Book")
        #expect(throws: error) { try workshop.plan(request, client) }
        #expect(try client.snapshot("/") == before)
    }

    @Test(arguments: ["// Book", "let a = \"Book\"", "struct Books {}", "struct A { struct BookCommand {} }"])
    func plan_nameInACommentOrAText_isFree(code: String) throws {
        var workshop = workshop
        workshop["Sources/Model/Mine.swift"] = code
        #expect(try !workshop.plan(workshop.feature("Book"), workshop.inMemory).isEmpty)
    }

    @Test(arguments: ["NativeOrgUrl", "native-org-url", "nativeOrgURL", "NATIVEOrgURL"])
    func plan_differsInCaseAlone_isRefused(name: String) throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature("NativeOrgURL"), client)
        guard try Identifier(parsing: name).type != "NativeOrgURL" else { return }
        let path = "Sources/DataSource/Entities/NativeOrgURL.swift"
        let type = try Identifier(parsing: name).type
        #expect(throws: NameError(type, .sameLetters(path: path))) { try workshop.plan(workshop.feature(name), client) }
    }

    @Test func plan_pluralThatTheTemplatesUse_isRefused() throws {
        let request = FeatureRequest(
            name: Identifier(words: ["Job"]),
            plural: Identifier(words: ["Task"]),
            fields: []
        )
        var workshop = workshop
        workshop[template: "screen/Sources/Model/Stores/__Feature__Store.swift"] = "let task = Task {}\n"
        #expect(throws: NameError.self) { try workshop.plan(.feature(request), workshop.inMemory) }
    }

    @Test func plan_templateOfTheProjectUsesTheName_isRefused() throws {
        var workshop = workshop
        workshop["templates/feature/Sources/Model/__Feature__Mine.swift"] = "let x = Widget()\n"
        let request = try workshop.feature("Widget")
        let path = "Sources/Model/__Feature__Mine.swift"
        #expect(throws: NameError("Widget", .generated(template: path), suggestion: "WidgetItem")) {
            try workshop.plan(request, workshop.inMemory)
        }
    }
}
