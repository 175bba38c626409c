import DataSource
import Model
import Testing

/// What a feature wires into files that hold little else.
struct WiringPlacesTests {
    @Test(arguments: [
        (
            "public struct AppState: Sendable {\n    public init() {}\n}\n",
            """
            public struct AppState: Sendable {
                public var notesChanged = AsyncStreamBundle<Void>()

                public init() {}
            }

            """
        ),
        (
            """
            public struct AppState: Sendable {
                /// Told by the task store.
                public var tasksChanged = AsyncStreamBundle<Void>()

                public init() {}
            }

            """,
            """
            public struct AppState: Sendable {
                /// Told by the task store.
                public var tasksChanged = AsyncStreamBundle<Void>()
                public var notesChanged = AsyncStreamBundle<Void>()

                public init() {}
            }

            """
        ),
    ])
    func insertions_appState_fieldStandsWithTheFields(source: String, expected: String) throws {
        #expect(try wired(FeatureSkeleton.appState, into: source) == expected)
    }

    @Test(arguments: [
        ("[]", "[Note.self]"),
        ("[Task.self]", "[Task.self, Note.self]"),
        ("[Task.self,]", "[Task.self, Note.self,]"),
        ("[Note.self]", "[Note.self]"),
        ("[Task.self, Note . self]", "[Task.self, Note . self]"),
    ])
    func insertions_schema_recordIsLast(list: String, expected: String) throws {
        let head = "enum Schema {\n    static let version = 1\n\n    static let records: [any Record.Type] = "
        #expect(try wired(FeatureSkeleton.schema, into: head + list + "\n}\n") == head + expected + "\n}\n")
    }

    @Test func insertions_appCommand_commandIsInTheTable() throws {
        let source = """
            @MainActor public enum AppCommand {
                public static let command = Command("luca", subcommands: features)

                private static let features: [Command] = [
                    TaskCommand.command,  // first of all
                ]
            }

            """
        #expect(
            try wired(FeatureSkeleton.appCommand, into: source) == """
                @MainActor public enum AppCommand {
                    public static let command = Command("luca", subcommands: features)

                    private static let features: [Command] = [
                        TaskCommand.command,  // first of all
                        NoteCommand.command,
                    ]
                }

                """
        )
    }

    @Test func insertions_route_kindIsAtTheTop() throws {
        let source = """
            public struct Route: Hashable {
                public var kind: Kind

                /// One for each screen.
                public struct Kind: RawRepresentable, Hashable {
                    public let rawValue: String
                }
            }

            """
        let once = try wired(FeatureSkeleton.route, into: source)
        #expect(
            try wired(FeatureSkeleton.route.replacing("notes", with: "tags"), into: once) == """
                public struct Route: Hashable {
                    public var kind: Kind

                    /// One for each screen.
                    public struct Kind: RawRepresentable, Hashable {
                        public static let notes = Kind(rawValue: "notes")
                        public static let tags = Kind(rawValue: "tags")

                        public let rawValue: String
                    }
                }

                """
        )
    }
}
