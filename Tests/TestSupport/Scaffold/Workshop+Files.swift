extension Workshop {
    /// A file of the project, and its text.
    public subscript(_ path: String) -> String? {
        get { files["/work/Notes/" + path] }
        set { files["/work/Notes/" + path] = newValue }
    }

    /// A file of the templates, and its text.
    public subscript(template path: String) -> String? {
        get { files[Self.templatesFolder + "/" + path] }
        set { files[Self.templatesFolder + "/" + path] = newValue }
    }

    static let project = below(
        "/work/Notes/",
        [
            "Package.swift": "// swift-tools-version: 6.2\n",
            "Sources/DataSource/Entities/AppState.swift": """
            /// What lives as long as the app.
            public struct AppState {
                public init() {}
            }

            """,
            "Sources/Frontend/Commands/AppCommand.swift": """
            enum AppCommand {
                static let features: [Command] = []
            }

            """,
            "Sources/Model/Stores/RootStore.swift": "final class RootStore {}\n",
            "Sources/notes/Notes.swift": "@main struct Notes {}\n",
        ]
    )

    static let templates = below(
        templatesFolder + "/",
        [
            "app/Package.swift": "// swift-tools-version: 6.2\nlet name = \"__app__\"\n",
            "app/Sources/DataSource/Entities/AppState.swift": "public struct AppState {\n}\n",
            "app/Sources/Model/Stores/RootStore.swift": "final class RootStore {}\n",
            "app/Sources/__app__/__App__.swift": "@main struct __App__ {}\n",
            "entity/Sources/DataSource/Repositories/__Entity__+Column.swift": """
            // luca:if enumeration
            extension __Entity__: ColumnValue {}
            // luca:else
            extension __Entity__: JSONColumnValue {}
            // luca:end

            """,
            "feature/Sources/DataSource/Entities/__Feature__.swift": """
            struct __Feature__ {
                // luca:for field
                var __field__: __field_type__
                // luca:end
            }

            """,
            "feature/Sources/Frontend/Commands/__Feature__Command.swift": """
            enum __Feature__Command {
                static let command = Command("__feature_command__")
            }

            """,
            "feature/Sources/Model/Services/__Feature__Service.swift": """
            struct __Feature__Service {
                func __features__() async throws -> [__Feature__] { await Task { [] }.value }
            }

            """,
            "feature/Tests/ModelTests/ServiceTests/__Feature__ServiceTests.swift":
                "struct __Feature__ServiceTests {}\n",
            "screen/Sources/Model/Stores/__Feature__Store.swift": "final class __Feature__Store {}\n",
            "wiring/feature/Sources/DataSource/Entities/AppState.swift": """
            struct AppState {
                public var __features__Changed = AsyncStreamBundle<Void>()
            }

            """,
            "wiring/feature/Sources/Frontend/Commands/AppCommand.swift": """
            enum AppCommand {
                static let features: [Command] = [__Feature__Command.command]
            }

            """,
            "wiring/screen/Sources/DataSource/Entities/AppState.swift": """
            struct AppState {
                public var __feature__Openings = 0
            }

            """,
        ]
    )

    private static func below(_ folder: String, _ files: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { (folder + $0, $1) })
    }
}
