extension SyncInitTests {
    /// What about it, the file before, and after.
    static let added = [
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
    ]
}
