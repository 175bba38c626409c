import DataSource
@testable import Model
import TestSupport
import Testing

struct NamingServiceTests {
    private let workshop = Workshop()
    private static let appState = "Sources/DataSource/Entities/AppState.swift"

    private static let service = "Sources/Model/Services/__Feature__Service.swift"

    @Test(arguments: [
        NameError("Task", .generated(template: service), suggestion: "TaskItem"),
        NameError("AppState", .generated(template: appState), suggestion: "AppStateItem"),
        NameError("AsyncStreamBundle", .generated(template: appState), suggestion: "AsyncStreamBundleItem"),
        NameError("KeyPath", .swift, suggestion: "KeyPathItem"),
        NameError("Model", .module, suggestion: "ModelItem"),
        NameError("DataSource", .module, suggestion: "DataSourceItem"),
        NameError("Notes", .module, suggestion: "NotesItem"),
        NameError("Swift", .module, suggestion: "SwiftItem"),
        NameError("Main", .main, suggestion: "MainItem"),
        NameError("FooStore", .suffix("Store"), suggestion: "Foo"),
        NameError("FooTests", .suffix("Tests"), suggestion: "Foo"),
        NameError("UserIDService", .suffix("Service"), suggestion: "UserID"),
        NameError("BookListStore", .suffix("Store"), suggestion: "BookList"),
        NameError("A" + String(repeating: "b", count: 300), .tooLong),
    ])
    func plan_nameThatIsNotFree_throwsReasonAndSuggestion(error: NameError) throws {
        let request = try workshop.feature(error.name)
        #expect(throws: error) { try workshop.plan(request, workshop.inMemory) }
    }

    @Test func plan_reservedCommand_isRefused() throws {
        for request in [try workshop.feature("ReadMe"), try workshop.screen("ReadMe")] {
            #expect(throws: NameError("ReadMe", .command, suggestion: "ReadMeItem")) {
                try workshop.plan(request, workshop.inMemory) { $0.reserved.commands = ["read-me"] }
            }
        }
    }

    @Test(arguments: [
        ("enum A { static let command = Command(\n\"book\", \"Reads.\") }", true),
        ("enum A { static let list = Command(\"book\", \"Lists.\") }", false),
        ("enum A { static let command = Command(\"books\", \"book\") }", false),
        ("// static let command = Command(\"book\")", false),
    ])
    func plan_commandOfTheProject_isRefused(code: String, isRefused: Bool) throws {
        var workshop = workshop
        workshop["Sources/Frontend/Commands/A.swift"] = code
        let error = NameError("Book", .command, suggestion: "BookItem")
        #expect(refusal(of: try workshop.feature("Book"), workshop) == (isRefused ? error : nil))
    }

    @Test func plan_importedModule_isRefused() throws {
        var workshop = workshop
        workshop["templates/feature/Tests/ModelTests/__Feature__MoreTests.swift"] =
            "@testable import struct Shelf.Board"
        #expect(throws: NameError("Shelf", .module, suggestion: "ShelfItem")) {
            try workshop.plan(workshop.feature("Shelf"), workshop.inMemory)
        }
        #expect(try !workshop.plan(workshop.feature("Board"), workshop.inMemory).isEmpty)
    }

    /// A store's own `send` would be hidden.
    @Test(arguments: ["Send", "Perform", "Failure", "Refinement"])
    func plan_memberThatIsInherited_isRefused(name: String) throws {
        var workshop = workshop
        workshop["Sources/Model/Failing.swift"] = """
            protocol Failing: Composable { var failure: Int { get } }
            extension Failing { func perform() { let inner = 1 } }
            """
        workshop["Sources/Model/Composable.swift"] = "protocol Composable: AnyObject {}"
        workshop["Sources/Model/Composable+Send.swift"] = "extension Composable { func send(_ a: Int) {} }"
        workshop["templates/feature/Sources/Model/Stores/__Feature__Store.swift"] = """
            final class __Feature__Store: Failing { var __feature__: Int; var __feature__s: Int }
            """
        let member = name.lowercased()
        let isRefused = name != "Refinement"
        let error = NameError(name, .member(member), suggestion: name + "Item")
        #expect(refusal(of: try workshop.feature(name), workshop) == (isRefused ? error : nil))
        #expect(try !workshop.plan(workshop.feature("Inner"), workshop.inMemory).isEmpty)
    }

    /// A file that comes with every app is none of the feature's, whatever stands in it.
    @Test func plan_fileThatEveryAppHas_isDeclaredThere() throws {
        let path = "Sources/Model/Services/DocumentService.swift"
        var workshop = workshop
        workshop[template: "app/" + path] = "struct DocumentService {}"
        workshop[path] = "struct DocumentService { let mine = 1 }"
        #expect(throws: NameError("DocumentService", .declared(path: path), suggestion: "DocumentItem")) {
            try workshop.plan(workshop.feature("Document"), workshop.inMemory)
        }
    }

    @Test func plan_typeThatATemplateDeclares_isItsOwn() throws {
        var workshop = workshop
        workshop["templates/feature/Sources/Model/__Feature__Mine.swift"] = "struct Widget {}\nlet widget = Widget()\n"
        #expect(try !workshop.plan(workshop.feature("Book"), workshop.inMemory).isEmpty)
    }

    @Test func plan_pluralThatAnotherFeatureHas_isRefused() throws {
        var workshop = workshop
        let path = "Sources/Model/Stores/Kind.swift"
        workshop[template: "wiring/feature/" + path] = """
            enum Kind { case __features__(__Feature__) }
            """
        workshop[path] = "enum Kind {\n}\n"
        let client = workshop.inMemory
        try workshop.run(workshop.feature("Foo"), client)
        #expect(throws: NameError("Foos", .variable("foos", path: path), suggestion: "FoosItem")) {
            try workshop.plan(workshop.feature("Foos"), client)
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
        (
            "import DataSource\nlet book: Book? = nil",
            NameError("Book", .used(path: "Sources/Model/Mine.swift"), suggestion: "BookItem")
        ),
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

    @Test(arguments: [
        "// Book", "let a = \"Book\"", "struct Books {}", "struct A { struct BookCommand {} }",
        "let book: Book? = nil", "import DataSource\nlet book: Other.Book? = nil",
    ])
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
        workshop[template: "screen/Sources/Model/Stores/__Feature__Store.swift"] =
            "func __features__() { let task = 1 }\n"
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

    private func refusal(of request: PlanRequest, _ workshop: Workshop) -> NameError? {
        do {
            _ = try workshop.plan(request, workshop.inMemory)
            return nil
        } catch {
            return error as? NameError
        }
    }
}
