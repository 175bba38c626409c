import DataSource
import Model
import Testing

/// Where the way is not clear, nothing is wired, and the error says what belongs where.
struct WiringErrorTests {
    private func error(_ skeleton: String, into source: String) -> WiringError? {
        do {
            let insertions = try WiringService().insertions(wiring: skeleton, into: source, at: "A.swift")
            Issue.record("There is no error but \(insertions).")
            return nil
        } catch {
            return error
        }
    }

    /// More than the parser's stack, or its patience, has room for.
    @Test(arguments: ["(", "[", "{"], [30, 300, 1_000, 60_000])
    func insertions_bracketsInEachOther_unreadable(bracket: String, depth: Int) {
        let source = "let a = 1\nlet b = " + String(repeating: bracket, count: depth)
        #expect {
            try WiringService().insertions(wiring: FeatureSkeleton.schema, into: source, at: "File.swift")
        } throws: { error in
            if case WiringError.unreadable("File.swift", 2, _) = error { true } else { false }
        }
    }

    /// Texts with brackets are no brackets, and some in each other are nothing strange.
    @Test(arguments: [
        String(repeating: "let a = \"\\u{1B}[\"\n", count: 40),
        "let a = \(String(repeating: "[", count: 12))1\(String(repeating: "]", count: 12))\n",
    ])
    func insertions_harmlessBrackets_areRead(source: String) throws {
        let schema = "enum Schema {\n    static let records: [any Record.Type] = []\n}\n"
        let insertions = try WiringService().insertions(
            wiring: FeatureSkeleton.schema,
            into: source + schema,
            at: "File.swift"
        )
        #expect(insertions.map(\.text) == ["Note.self"])
    }

    @Test(arguments: [
        ("<<<<<<< HEAD\nstruct AppState {}\n=======\n>>>>>>> main\n", 1, 1),
        ("struct AppState {\n    let a = \n}\n", 2, 13),
        ("struct AppState {\n    let é: Int = 1 let b = 2\n", 2, 21),
        ("struct AppState {\r\n    let s = \"open\r\n}", 2, 18),
        ("struct AppState {}\n}\n", 2, 1),
    ])
    func insertions_syntaxError_unreadable(source: String, line: Int, column: Int) {
        #expect(
            error(FeatureSkeleton.appState, into: source)
                == .unreadable(path: "A.swift", line: line, column: column)
        )
    }

    @Test func insertions_deepNesting_unreadable() {
        let source = "let a = " + String(repeating: "(", count: 2000) + String(repeating: ")", count: 2000)
        guard case .unreadable = error(FeatureSkeleton.appState, into: source) else {
            Issue.record("It was read.")
            return
        }
    }

    @Test(arguments: [
        "",
        "// struct AppState {}\n",
        "let text = \"struct AppState {}\"\n",
        "let text = \"\"\"\n    struct AppState {}\n    \"\"\"\n",
        "#if DEBUG\nstruct AppState {}\n#endif\n",
        "struct Preview { struct AppState {} }\n",
        "protocol AppState {}\n",
        "extension AppState {}\n",
    ])
    func insertions_noRealType_missing(source: String) {
        let field = "public var notesChanged = AsyncStreamBundle<Void>()"
        let text = source.hasPrefix("extension") ? field : "struct AppState { \(field) }"
        #expect(
            error(FeatureSkeleton.appState, into: source)
                == .missing(path: "A.swift", place: "struct AppState", text: text)
        )
    }

    @Test func insertions_twoRealTypes_ambiguous() {
        #expect(
            error(FeatureSkeleton.appState, into: "struct AppState {}\nstruct AppState {}\n")
                == .ambiguous(
                    path: "A.swift",
                    place: "struct AppState",
                    text: "public var notesChanged = AsyncStreamBundle<Void>()"
                )
        )
    }

    @Test(arguments: [
        "/// struct AppState {}\nstruct AppState {\n}\n",
        "let text = \"struct AppState {}\"\nstruct AppState {\n}\n",
        "#if DEBUG\nstruct AppState {}\n#else\nstruct AppState {}\n#endif\nstruct AppState {\n}\n",
    ])
    func insertions_oneRealType_isTheOne(source: String) throws {
        #expect(
            try wired(FeatureSkeleton.appState, into: source)
                == source.dropLast(4) + "{\n    public var notesChanged = AsyncStreamBundle<Void>()\n}\n"
        )
    }

    @Test(arguments: [
        ("enum Path {}", "enum RootStore.Path", "enum Path {\n    case notes(NoteListStore)\n}", "struct Path {}"),
        (
            "enum Path {}", "enum RootStore.Path", "enum Path {\n    case notes(NoteListStore)\n}",
            "#if DEBUG\n    enum Path {}\n#endif"
        ),
        (
            "func", "func RootStore.reduce(_:)",
            "func reduce(_ action: Action) {\n    switch action {\n    case .notes: break\n    }\n}",
            "static func reduce(_ action: Action) { switch action {} }"
        ),
        (
            "func", "switch action in func RootStore.reduce(_:)", "case .notes: break",
            "func reduce(_ action: Action) { route(action) }"
        ),
        (
            "func", "switch action in func RootStore.reduce(_:)", "case .notes: break",
            "func reduce(_ action: Action) {\n#if DEBUG\nswitch action {}\n#endif\n}"
        ),
        ("func", "func RootStore.reduce(_:)", "_ action: Action", "func reduce(_ event: Action) { switch event {} }"),
        ("list", "static let RootStore.all", "Note.self", "static var all: [Any] { make() }"),
        ("list", "static let RootStore.all", "Note.self", "static let all = makeAll()"),
        ("list", "static let RootStore.all", "Note.self", "static let others = []"),
        ("call", "static let RootStore.command", "NoteCommand.command", "static let command = Command(subcommands: t)"),
    ])
    func insertions_noPlace_missing(kind: String, place: String, text: String, member: String) {
        #expect(
            error(Self.skeleton(kind), into: "class RootStore {\n    \(member)\n}\n")
                == .missing(path: "A.swift", place: place, text: text)
        )
    }

    @Test(arguments: [
        (
            "func", "switch action in func RootStore.reduce(_:)", "case .notes: break",
            "func reduce(_ action: Action) {\n if a { switch action {} } else { switch action {} } }"
        ),
        (
            "func", "func RootStore.reduce(_:)",
            "func reduce(_ action: Action) {\n    switch action {\n    case .notes: break\n    }\n}",
            "func reduce(_ action: Action) { switch action {} }\n func reduce(_ action: Other) { switch action {} }"
        ),
        ("list", "static let RootStore.all", "Note.self", "static let all = [], b = 1\n static let all = []"),
    ])
    func insertions_twoPlaces_ambiguous(kind: String, place: String, text: String, member: String) {
        #expect(
            error(Self.skeleton(kind), into: "class RootStore {\n    \(member)\n}\n")
                == .ambiguous(path: "A.swift", place: place, text: text)
        )
    }

    @Test(arguments: [
        ("enum Path {}", "enum RootStore.Path", "case notes(NoteListStore)", "enum Path { case notes(OtherStore) }"),
        ("enum Path {}", "enum RootStore.Path", "case notes(NoteListStore)", "enum Path { static let notes = 1 }"),
        (
            "enum Path {}", "enum RootStore.Path", "case notes(NoteListStore)",
            "enum Path {\n#if DEBUG\ncase notes(NoteListStore)\n#endif\n}"
        ),
        ("field", "class RootStore", "let notes: Notes", "var notes: [Note] = []"),
        ("field", "class RootStore", "let notes: Notes", "func notes() {}"),
        ("parameter", "RootStore.init(notes:)", "notes: Notes", "init(notes: [Note]) {}"),
    ])
    func insertions_nameHasAnotherMeaning_taken(kind: String, place: String, text: String, member: String) {
        #expect(
            error(Self.skeleton(kind), into: "class RootStore {\n    \(member)\n}\n")
                == .taken(path: "A.swift", place: place, name: "notes", text: text)
        )
    }

    private static func skeleton(_ kind: String) -> String {
        let member =
            switch kind {
            case "func": "func reduce(_ action: Action) {\n    switch action {\n    case .notes: break\n    }\n}"
            case "list": "static let all: [Any] = [Note.self]"
            case "call": "static let command = Command(subcommands: [NoteCommand.command])"
            case "field": "let notes: Notes"
            case "parameter": "init(notes: Notes) {}"
            default: "enum Path {\n    case notes(NoteListStore)\n}"
            }
        return "class RootStore {\n\(member)\n}"
    }

    /// A constant means what it is made of, however the text is quoted and the type is said.
    @Test(arguments: [
        ("static let notes = Kind(rawValue: \"note\")", true),
        ("public static let notes = Kind(rawValue: \"notes\")", false),
        ("static let notes = Kind(\n    rawValue: #\"notes\"#  // their list\n)", false),
        ("static let notes: Kind = .init(rawValue: \"note\")", true),
        ("static var notes: Kind { Kind(rawValue: \"note\") }", true),
    ])
    func insertions_constantOfAnotherText_isTaken(declaration: String, isTaken: Bool) throws {
        let source = "struct Route {\n    struct Kind {\n\(declaration)\n    }\n}\n"
        let text = "public static let notes = Kind(rawValue: \"notes\")"
        let taken = WiringError.taken(path: "A.swift", place: "struct Route.Kind", name: "notes", text: text)
        if isTaken {
            #expect(error(FeatureSkeleton.route, into: source) == taken)
        } else {
            #expect(try wired(FeatureSkeleton.route, into: source) == source)
        }
    }

    @Test(arguments: [
        ("case a = \"x\"", false), ("case a = #\"x\"#", false), ("case a", true), ("case a = \"y\"", true),
    ])
    func insertions_caseOfAnotherText_isTaken(declaration: String, isTaken: Bool) throws {
        let skeleton = "enum Word { case a = \"x\" }"
        let source = "enum Word: String {\n    \(declaration)\n}\n"
        let taken = WiringError.taken(path: "A.swift", place: "enum Word", name: "a", text: "case a = \"x\"")
        if isTaken {
            #expect(error(skeleton, into: source) == taken)
        } else {
            #expect(try wired(skeleton, into: source) == source)
        }
    }
}
