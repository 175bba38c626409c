import DataSource
import Model
import Testing

/// Whatever the file looks like, the result looks the same way.
struct WiringLayoutTests {
    @Test(arguments: [
        "public struct AppState { public init() {} }\n",
        "public struct AppState {public init() {}}\n",
        "public struct AppState {\n    public init() {} }\n",
        "public struct AppState { public init() {}\n}\n",
    ])
    func insertions_oneLineBody_isOpened(source: String) throws {
        let result = try wired(FeatureSkeleton.appState, into: source)
        print(result)
    }

    @Test(arguments: [
        ("struct AppState {}", "struct AppState {\n    public var notesChanged = AsyncStreamBundle<Void>()\n}"),
        ("struct AppState { }", "struct AppState {\n    public var notesChanged = AsyncStreamBundle<Void>()\n}"),
        ("struct AppState {\n}", "struct AppState {\n    public var notesChanged = AsyncStreamBundle<Void>()\n}"),
        (
            "struct AppState { /* none */ }",
            "struct AppState {\n    /* none */\n    public var notesChanged = AsyncStreamBundle<Void>()\n}"
        ),
        (
            "struct AppState {\n    // None yet.\n}",
            "struct AppState {\n    public var notesChanged = AsyncStreamBundle<Void>()\n    // None yet.\n}"
        ),
    ])
    func insertions_emptyBody_holdsTheField(source: String, expected: String) throws {
        #expect(try wired(FeatureSkeleton.appState, into: source) == expected)
        #expect(try wired(FeatureSkeleton.appState, into: source + "\n") == expected + "\n")
    }

    @Test func insertions_nestedOneLineBodies_areAllOpened() throws {
        let skeleton = """
            final class RootStore {
                enum Path {
                    case notes(NoteListStore)

                    var store: AnyObject {
                        switch self {
                        case let .notes(store): store
                        }
                    }
                }
            }
            """
        let source = """
            final class RootStore {
                enum Path: Destination { var store: AnyObject { switch self {} } }
            }

            """
        print(try wired(skeleton, into: source))
        print(
            try wired(
                skeleton,
                into:
                    "final class RootStore {\n    enum Path { case a(A); case b(B)\n        var store: AnyObject {\n            return switch self { case .a(let a): a; case .b(let b): b }\n        }\n    }\n}\n"
            )
        )
    }

    @Test(arguments: ["\r\n", "\n"]) func insertions_newlines_areTheFilesOwn(newline: String) throws {
        let source = "import A\n\nstruct AppState {\n    init() {}\n}\n".replacing("\n", with: newline)
        let expected =
            "import A\n\nstruct AppState {\n    public var notesChanged = AsyncStreamBundle<Void>()\n\n    init() {}\n}\n"
        #expect(try wired(FeatureSkeleton.appState, into: source) == expected.replacing("\n", with: newline))
    }

    @Test func insertions_byteOrderMark_staysFirst() throws {
        let source = "\u{FEFF}struct AppState {\n    var a = 1\n}"
        let expected =
            "\u{FEFF}struct AppState {\n    var a = 1\n    public var notesChanged = AsyncStreamBundle<Void>()\n}"
        #expect(try wired(FeatureSkeleton.appState, into: source) == expected)
        #expect(
            try wired("import B\n\nstruct AppState {}", into: "\u{FEFF}struct AppState {}")
                == "\u{FEFF}import B\n\nstruct AppState {}"
        )
    }

    @Test func insertions_tabs_areKept() throws {
        let source = "final class RootStore {\n\tfunc reduce(_ action: Action) async {\n\t\tswitch action {}\n\t}\n}\n"
        let skeleton = """
            final class RootStore {
                func reduce(_ action: Action) async {
                    switch action {
                    case .noteList:
                        if isOpen {
                            close()
                        }
                    }
                }
            }
            """
        let expected =
            "final class RootStore {\n\tfunc reduce(_ action: Action) async {\n\t\tswitch action {\n\t\tcase .noteList:\n\t\t\tif isOpen {\n\t\t\t\tclose()\n\t\t\t}\n\t\t}\n\t}\n}\n"
        #expect(try wired(skeleton, into: source) == expected)
        #expect(try wired(skeleton, into: source.replacing("\t", with: "  ")) == expected.replacing("\t", with: "  "))
    }
}
