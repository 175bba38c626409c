import DataSource
import Model
import Testing

/// Whatever the file looks like, the result looks the same way.
struct WiringLayoutTests {
    private static let field = "public var notesChanged = AsyncStreamBundle<Void>()"

    @Test(arguments: [
        ("{public init() {}}", "{\n    \(field)\n\n    public init() {}\n}"),
        ("{\n    public init() {} }", "{\n    \(field)\n\n    public init() {} }"),
        ("{ public init() {}\n}", "{\n    \(field)\n\n    public init() {}\n}"),
        // The blank before the last brace has no other place than in the new line.
        ("{ public init() {} }", "{\n    public init() {}\n\n    \(field)\n}"),
        ("{ public init() {} /* a */ }", "{\n    public init() {} /* a */\n\n    \(field)\n}"),
    ])
    func insertions_oneLineBody_isOpened(body: String, expected: String) throws {
        let head = "public struct AppState: Sendable "
        #expect(try wired(FeatureSkeleton.appState, into: head + body) == head + expected)
        #expect(try wired(FeatureSkeleton.appState, into: head + body + "\n") == head + expected + "\n")
    }

    @Test func insertions_oneLineBodyOfNestedType_isOpenedInOrder() throws {
        #expect(
            try wired(FeatureSkeleton.route, into: "struct Route {\n    struct Kind { let rawValue: String }\n}\n")
                == """
                struct Route {
                    struct Kind {
                        public static let notes = Kind(rawValue: "notes")

                        let rawValue: String
                    }
                }

                """
        )
    }

    @Test func insertions_plainField_initialiserIsOpenedWithTheType() throws {
        let skeleton = """
            struct AppState {
                public var count: Int

                public init(count: Int = 0) {
                    self.count = count
                }
            }
            """
        #expect(
            try wired(skeleton, into: "public struct AppState { public init() {} }\n") == """
                public struct AppState {
                    public init(count: Int = 0) {
                        self.count = count
                    }

                    public var count: Int
                }

                """
        )
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
        #expect(
            try wired(
                skeleton,
                into: """
                    final class RootStore {
                        enum Path: Destination { var store: AnyObject { switch self {} } }
                    }

                    """
            ) == """
                final class RootStore {
                    enum Path: Destination {
                        case notes(NoteListStore)

                        var store: AnyObject {
                            switch self {
                            case let .notes(store): store
                            }
                        }
                    }
                }

                """
        )
        #expect(
            try wired(
                skeleton,
                into: """
                    final class RootStore {
                        enum Path { case a(A); case b(B)
                            var store: AnyObject {
                                return switch self { case .a(let a): a; case .b(let b): b }
                            }
                        }
                    }
                    """
            ) == """
                final class RootStore {
                    enum Path { case a(A); case b(B)
                        case notes(NoteListStore)
                        var store: AnyObject {
                            return switch self {
                            case .a(let a): a; case .b(let b): b
                            case let .notes(store): store
                            }
                        }
                    }
                }
                """
        )
    }

    @Test(arguments: ["\r\n", "\n"]) func insertions_newlines_areTheFilesOwn(newline: String) throws {
        let source = "import A\n\nstruct AppState {\n    init() {}\n}\n".replacing("\n", with: newline)
        let expected =
            "import A\n\nstruct AppState {\n    public var notesChanged = AsyncStreamBundle<Void>()\n\n    init() {}\n}\n"
        #expect(try wired(FeatureSkeleton.appState, into: source) == expected.replacing("\n", with: newline))
    }

    @Test func insertions_skeletonWithOtherNewlines_fileKeepsItsOwn() throws {
        let skeleton = "enum A {\n    static var b: Int {\n        c\n    }\n}\n"
        for newline in ["\n", "\r\n"] {
            #expect(
                try wired(skeleton.replacing("\n", with: newline), into: "enum A {\n}\n") == skeleton
            )
        }
    }

    @Test func insertions_mixedNewlines_theLineBeforeDecides() throws {
        let source = "enum A {\r\n    case a\r\n}\n\nenum B {\n    case a\n}\r\n"
        #expect(
            try wired("enum A { case b }\nenum B { case b }", into: source)
                == "enum A {\r\n    case a\r\n    case b\r\n}\n\nenum B {\n    case a\n    case b\n}\r\n"
        )
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
