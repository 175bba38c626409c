import DataSource
@testable import Model
import TestSupport
import Testing

/// `luca sync init FILE` after a property was added by hand.
struct SyncInitTests {
    private let path = "Sources/DataSource/Entities/Box.swift"

    @Test(arguments: added)
    func plan_propertyAdded_initializerHasIt(about: String, source: String, expected: String) throws {
        let project = try ComponentProject([path: source])
        let before = try project.client.snapshot("/")
        try sync(project)
        #expect(try project.text(path) == expected, "\(about)")
        #expect(try sync(project).isEmpty)
        let undo = try project.workshop.run(.undo(name: nil), project.client)
        #expect(undo.next == "Taken back: luca sync init \(path) \(source.hasPrefix("enum") ? "Outer.Box" : "Box")")
        #expect(try project.client.snapshot("/") == before)
    }

    @Test func plan_typeInAType_isNamedInFull() throws {
        let source = """
            struct Outer {
                var a: Int
                init(a: Int = 0) { self.a = a }

                struct Inner {
                    var b: Int
                    var c: Int
                    init(b: Int = 0) { self.b = b }
                }
            }

            """
        let project = try ComponentProject([path: source])
        try sync(project, "Outer.Inner")
        let inner =
            "        init(b: Int = 0, c: Int = 0) {\n            self.b = b\n            self.c = c\n        }\n"
        #expect(try project.text(path).contains(inner))
        #expect(try project.text(path).contains("    init(a: Int = 0) { self.a = a }\n"))
    }

    @Test func plan_entityOfTheProject_beginsEmpty() throws {
        let box = """
            struct Box {
                var mail: Mail
                var a: Int

                init(a: Int = 0) {
                    self.a = a
                }
            }

            """
        let mail = "public struct Mail { public static let empty = Mail() }\n"
        let project = try ComponentProject([path: box, "Sources/DataSource/Entities/Mail.swift": mail])
        try sync(project)
        #expect(try project.text(path).contains("    init(mail: Mail = .empty, a: Int = 0) {\n"))
    }

    @Test func plan_noInitializer_saysWhatGoesThere() throws {
        let project = try ComponentProject([path: "public struct Box {\n    var a: Int\n}\n"])
        let text = "struct Box {\n    init(\n        a: Int = 0\n    ) {\n        self.a = a\n    }\n}\n"
        #expect(throws: InitError.noInitializer(name: "Box", path: path, text: text)) { try sync(project) }
    }

    @Test(arguments: [
        ("", nil, InitError.unclear(known: [], path: "Sources/DataSource/Entities/Box.swift")),
        (
            "struct A { var a: Int; init() {} }\nstruct B { var b: Int; init() {} }", nil,
            .unclear(known: ["A", "B"], path: "Sources/DataSource/Entities/Box.swift")
        ),
        (
            "struct A { var a: Int; init() {} }", "B",
            .noSuch(name: "B", known: ["A"], path: "Sources/DataSource/Entities/Box.swift")
        ),
    ])
    func plan_typeThatCannotBeMeant_isRefused(source: String, type: String?, error: InitError) throws {
        let project = try ComponentProject([path: source])
        #expect(throws: error) { try sync(project, type) }
    }

    @Test func plan_oneOfSeveralLacksSomething_thatOneIsMeant() throws {
        let source = "struct A { var a: Int; init(a: Int) { self.a = a } }\nstruct B { var b: Int; init() {} }\n"
        let project = try ComponentProject([path: source])
        try sync(project)
        #expect(try project.text(path).contains("init(b: Int = 0) {"))
    }

    @Test func plan_noFile_throws() throws {
        let project = try ComponentProject()
        #expect(throws: FileError(.missing, path: path)) { try sync(project) }
    }

    /// An app beside its package.
    @Test func plan_fileOutsideThePackage_isRefused() throws {
        var workshop = Workshop()
        for (path, text) in workshop.files where path.hasPrefix("/work/Notes/") {
            workshop.files[path] = nil
            workshop.files[path.replacing("/work/Notes/", with: "/work/Notes/LocalPackage/")] = text
        }
        workshop["App/App.swift"] = "struct App { var a: Int; init() {} }\n"
        let error = InitError.outside(path: "App/App.swift", project: "/work/Notes/LocalPackage")
        #expect(throws: error) {
            try workshop.plan(.initializer(InitRequest(file: "App/App.swift", type: nil)), workshop.inMemory)
        }
    }

    @discardableResult private func sync(_ project: ComponentProject, _ type: String? = nil) throws -> ChangeSet {
        try project.workshop.run(.initializer(InitRequest(file: path, type: type)), project.client)
    }
}
