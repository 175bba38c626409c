import DataSource
@testable import Model
import TestSupport
import Testing

/// `luca sync init FILE` after a property was added by hand.
struct SyncInitTests {
    private let path = "Sources/DataSource/Entities/Box.swift"

    @Test(arguments: [
        (
            "added between others, with what is natural as default",
            """
            public struct Box: Sendable {
                public var name: String
                public var lid: Lid?
                public var sizes: [Int]   // in millimetres
                public let names: [String: Int]
                public var isOpen: Bool

                public init(
                    name: String = "a",
                    isOpen: Bool = true
                ) {
                    // Trimmed elsewhere.
                    self.name = name
                    self.isOpen = isOpen
                }
            }

            """,
            """
            public struct Box: Sendable {
                public var name: String
                public var lid: Lid?
                public var sizes: [Int]   // in millimetres
                public let names: [String: Int]
                public var isOpen: Bool

                public init(
                    name: String = "a",
                    lid: Lid? = nil,
                    sizes: [Int] = [],
                    names: [String: Int] = [:],
                    isOpen: Bool = true
                ) {
                    // Trimmed elsewhere.
                    self.name = name
                    self.lid = lid
                    self.sizes = sizes
                    self.names = names
                    self.isOpen = isOpen
                }
            }

            """
        ),
        (
            "callers pass everything, so no default",
            "struct Box {\n    let first: Int\n    let name: String\n\n    init(name: String) { self.name = name }\n}\n",
            """
            struct Box {
                let first: Int
                let name: String

                init(first: Int, name: String) {
                    self.first = first
                    self.name = name
                }
            }

            """
        ),
        (
            "two of one type in one declaration, a keyword, a closure, and what needs no initializer",
            """
            final class Box {
                let a, b: Int
                var `in`: Int
                var last = 0
                static var shared: Box?
                lazy var late: Int = 1
                var count: Int { 1 }
                private var task: Task<Void, Never>?
                let done: @Sendable (Int) -> Void

                init(a: Int = 1) {
                    self.a = a
                }
            }

            """,
            """
            final class Box {
                let a, b: Int
                var `in`: Int
                var last = 0
                static var shared: Box?
                lazy var late: Int = 1
                var count: Int { 1 }
                private var task: Task<Void, Never>?
                let done: @Sendable (Int) -> Void

                init(a: Int = 1, b: Int = 0, `in`: Int = 0, done: @escaping @Sendable (Int) -> Void) {
                    self.a = a
                    self.b = b
                    self.`in` = `in`
                    self.done = done
                }
            }

            """
        ),
        (
            "a store: from the dependencies, before the action, as the others of that type",
            """
            final class Box {
                private let mailClient: MailClient
                private let mailService: MailService
                private(set) var lid: Lid
                private(set) var other: Lid
                let action: (Action) async -> Void

                init(_ all: AppDependencies, lid: Lid = .flat, action: @escaping (Action) async -> Void) {
                    self.lid = lid
                    self.action = action
                }
            }

            """,
            """
            final class Box {
                private let mailClient: MailClient
                private let mailService: MailService
                private(set) var lid: Lid
                private(set) var other: Lid
                let action: (Action) async -> Void

                init(_ all: AppDependencies, lid: Lid = .flat, other: Lid = .flat, action: @escaping (Action) async -> Void) {
                    mailClient = all.mailClient
                    mailService = MailService(all)
                    self.lid = lid
                    self.other = other
                    self.action = action
                }
            }

            """
        ),
        (
            "clients of the app",
            """
            final class Box {
                let aClient: AClient
                let bClient: BClient

                init(bClient: BClient = .liveValue) {
                    self.bClient = bClient
                }
            }

            """,
            """
            final class Box {
                let aClient: AClient
                let bClient: BClient

                init(aClient: AClient = .liveValue, bClient: BClient = .liveValue) {
                    self.aClient = aClient
                    self.bClient = bClient
                }
            }

            """
        ),
        (
            "the memberwise one of several, in an extension, of a type in a type",
            """
            enum Outer {
                struct Box {
                    var name: String
                    var date: Date
                }
            }

            extension Outer.Box {
                init(row: Row) { name = row.text }

                init(name: String = "") {
                    if name.isEmpty { self.name = "?" } else { self.name = name }
                }
            }

            """,
            """
            enum Outer {
                struct Box {
                    var name: String
                    var date: Date
                }
            }

            extension Outer.Box {
                init(row: Row) { name = row.text }

                init(name: String = "", date: Date) {
                    self.date = date
                    if name.isEmpty { self.name = "?" } else { self.name = name }
                }
            }

            """
        ),
    ])
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
        #expect(throws: WiringError.missing(path: path, place: "initializer of Box", text: text)) { try sync(project) }
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

    @discardableResult private func sync(_ project: ComponentProject, _ type: String? = nil) throws -> ChangeSet {
        try project.workshop.run(.initializer(InitRequest(file: path, type: type)), project.client)
    }
}
