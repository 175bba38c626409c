import DataSource
@testable import Model
import TestSupport
import Testing

/// With the templates of this checkout, in an app that has notes with a title.
struct FieldServiceTests {
    private let app: ShippedApp
    private let entity = "Sources/DataSource/Entities/Note.swift"

    private static let shared = Result {
        let app = try ShippedApp()
        try app.run(feature(["title:String"]))
        return app
    }

    init() throws {
        app = try ShippedApp(copying: Self.shared.get())
    }

    @Test func plan_everyKind_filesAreAsIfAllHadBeenThereFromTheStart() throws {
        let before = try app.snapshot()
        try app.run(field(Self.every))
        let later = try app.snapshot()
        let together = try ShippedApp()
        try together.run(Self.feature(["title:String"] + Self.every))
        let expected = try together.snapshot()
        let changed = Set(later.keys.filter { later[$0] != before[$0] })
        for file in Self.files {
            #expect(changed.contains(app.root + "/" + file))
            #expect(later[app.root + "/" + file] == expected[together.root + "/" + file], "\(file)")
        }
    }

    @Test func plan_everyKind_testsGiveEachOneAValue() throws {
        let plan = try app.run(field(["due:Date", "state:todo|done=done"]))
        let tests = try #require(plan.changes.first { $0.path == "Tests/FrontendTests/NoteCommandTests.swift" })
        let words = ",\n        \"--due=2026-12-27T17:46:40Z\",\n        \"--state=todo\","
        let columns = "\n        (\"DUE\", \"2026-12-27T17:46:40Z\"),\n        (\"STATE\", \"todo\"),"
        let required = """


                @Test func add_withoutDue_saysWhatIsMissing() async {
                    let others = everyField.filter { !$0.hasPrefix("--due=") }
                    #expect(await run(["add"] + others, .testDependencies()) == 64)
                    #expect(output.said.contains("--due is missing"))
                }
            """
        #expect(tests.insertions.map(\.text) == [words, columns, required])
        #expect(plan.next == "swift run notes note list")
    }

    @Test func run_entityThenUndo_filesAreAsIfItHadBeenThereFromTheStart() throws {
        let customer = PlanRequest.feature(
            try FeatureRequest(parsing: "Customer", plural: nil, fields: ["name:String"])
        )
        try app.run(customer)
        let before = try app.snapshot()
        try app.run(field(["customer:Customer", "others:[Customer]?"]))
        let later = try app.snapshot()
        let together = try ShippedApp()
        try together.run(customer)
        try together.run(Self.feature(["title:String", "customer:Customer", "others:[Customer]?"]))
        let expected = try together.snapshot()
        let conformances = [
            "Sources/DataSource/Repositories/Customer+Column.swift",
            "Sources/Frontend/Commands/Customer+Argument.swift",
        ]
        for file in Self.files + conformances {
            #expect(later[app.root + "/" + file] != nil)
            #expect(later[app.root + "/" + file] == expected[together.root + "/" + file], "\(file)")
        }
        #expect(throws: FieldError("note:Note", .ownType, part: "Note")) {
            try app.plan(.field(FieldRequest(parsing: "Customer", fields: ["note:Note"])))
        }
        try app.run(.undo(name: nil))
        #expect(try app.snapshot() == before)
    }

    @Test func plan_featureThatAnotherHolds_fieldMustBeOptional() throws {
        try app.run(.feature(FeatureRequest(parsing: "Box", plural: nil, fields: ["notes:[Note]"])))
        let reason = FieldError.Reason.missingInOwner(
            Identifier(words: ["Box"]),
            feature: Identifier(words: ["Note"])
        )
        #expect(throws: FieldError("tags:[Int]", reason, part: "[Int]")) {
            try app.plan(field(["due:Date?", "tags:[Int]"]))
        }
        #expect(try app.plan(field(["title:String"])).isEmpty)
        #expect(try !app.plan(field(["due:Date?", "tags:[Int]?"])).isEmpty)
    }

    @Test func plan_onlyJSONBefore_firstOtherFieldNamesIt() throws {
        try app.run(.feature(FeatureRequest(parsing: "Box", plural: nil, fields: ["note:Note?", "kind:a|b"])))
        try app.run(.feature(FeatureRequest(parsing: "Bag", plural: nil, fields: ["note:Note?"])))
        let named = try app.plan(.field(FieldRequest(parsing: "Box", fields: ["size:Int"])))
        #expect(words(of: "Box", in: named)?.contains("--size=5") == true)
        let unnamed = try app.plan(.field(FieldRequest(parsing: "Bag", fields: ["size:Int"])))
        #expect(words(of: "Bag", in: unnamed) == ",\n        \"4\",")
    }

    @Test func run_twiceThenUndo_secondIsUnchangedAndEveryByteIsAsBefore() throws {
        let before = try app.snapshot()
        try app.run(field(Self.every))
        #expect(try app.plan(field(Self.every)).isEmpty)
        #expect(try app.plan(field(["Count:Int"])).isEmpty)
        try app.run(.undo(name: nil))
        #expect(try app.snapshot() == before)
    }

    @Test func plan_partlyThere_onlyTheRestIsAdded() throws {
        let whole = try app.plan(field(["count:Int"])).changes
        try app.put(try #require(whole.first { $0.path == entity }?.after), at: entity)
        let rest = try app.plan(field(["count:Int"])).changes
        #expect(rest.first { $0.path == entity }?.kind == .unchanged)
        #expect(rest.filter { $0.kind == .edit } == whole.filter { $0.kind == .edit && $0.path != entity })
    }

    /// What is read from a row must be in the order of the columns, whatever the alphabet says.
    @Test func plan_fieldsInTheOrderOfTheAlphabet_newOneComesLast() throws {
        let plan = try app.plan(field(["count:Int"]))
        let record = try #require(plan.changes.first { $0.path.hasSuffix("Note+Record.swift") }?.after)
        let lines = String(decoding: record.bytes, as: UTF8.self).split(separator: "\n")
        #expect(
            lines.filter { $0.contains("cells.next()") || $0.contains("Column(") }.map { $0.filter { $0 != " " } } == [
                "Column(\"id\",id),", "Column(\"title\",title),", "Column(\"count\",count),",
                "id=trycells.next()", "title=trycells.next()", "count=trycells.next()",
            ]
        )
    }

    @Test func plan_onlyFlagsBefore_firstOtherFieldNamesIt() throws {
        try app.run(.feature(FeatureRequest(parsing: "Switch", plural: nil, fields: ["open:Bool"])))
        let plan = try app.plan(.field(FieldRequest(parsing: "Switch", fields: ["size:Int", "place:String"])))
        let tests = try #require(plan.changes.first { $0.path == "Tests/FrontendTests/SwitchCommandTests.swift" })
        #expect(tests.insertions.map(\.text).contains(",\n        \"4\",\n        \"--place=place\","))
    }

    @Test(arguments: ["Noot", "Timer", "AppState"])
    func plan_noSuchFeature_isRefused(name: String) throws {
        try app.run(.feature(FeatureRequest(parsing: "Timer", plural: nil, fields: [])))
        #expect(throws: FeatureError.noSuch(name: name, known: ["Note"])) {
            try app.plan(.field(FieldRequest(parsing: name, fields: ["a:Int"])))
        }
    }

    @Test(arguments: [
        ("tiTle:Int", FieldError("tiTle:Int", .doubled, part: "tiTle")),
        ("state:a|b", FieldError("state:a|b", .reserved, part: "state")),
        ("mood:State", FieldError("mood:State", .reserved, part: "mood")),
        ("no-open:Int", FieldError("noOpen:Int", .reserved, part: "noOpen")),
    ])
    func plan_fieldInTheWay_isRefused(field: String, error: FieldError) throws {
        let change = try #require(try app.plan(self.field(["open:Bool"])).changes.first { $0.path == entity }?.after)
        let text = String(decoding: change.bytes, as: UTF8.self)
        let end = try #require(text.lastIndex(of: "}"))
        let edited = text[..<end] + "    enum State {}\n}\n"
        try app.put(FileContents(Data(edited.utf8), permissions: change.permissions), at: entity)
        let other = "public enum State: String, CaseIterable, Codable, Sendable { case a, b }\n"
        try app.put(FileContents(other), at: "Sources/DataSource/Entities/State.swift")
        #expect(throws: error) { try app.plan(self.field([field])) }
    }

    @Test func plan_otherTypeOfThatName_isRefused() throws {
        let error = WiringError.taken(
            path: entity,
            place: "Note.init(title:)",
            name: "title",
            text: "title: Int = 0"
        )
        #expect(throws: error) { try app.plan(field(["title:Int"])) }
    }

    @Test func plan_entityElsewhere_isRefused() throws {
        try app.put(FileContents(Data("struct Notice {}\n".utf8), permissions: 0o644), at: entity)
        #expect(throws: FeatureError.noEntity(name: "Note", path: entity)) { try app.plan(field(["a:Int"])) }
    }

    @Test func plan_testsAreGone_restIsPlannedWhereThatIsMeant() throws {
        let tests = "Tests/FrontendTests/NoteCommandTests.swift"
        try app.remove(tests)
        #expect(throws: WiringError.self) { try app.plan(field(["count:Int"])) }
        let plan = try app.plan(field(["count:Int"])) { $0.wiring = .asFarAsPossible }
        #expect(plan.leftToDo.count == 1)
        #expect(plan.changes.filter { $0.kind == .edit }.map(\.path).sorted() == Self.files.sorted())
    }

    private func words(of feature: String, in plan: ChangeSet) -> String? {
        plan.changes.first { $0.path == "Tests/FrontendTests/\(feature)CommandTests.swift" }?.insertions.first?.text
    }

    private func field(_ fields: [String]) throws -> PlanRequest {
        .field(try FieldRequest(parsing: "Note", fields: fields))
    }

    private static func feature(_ fields: [String]) throws -> PlanRequest {
        .feature(try FeatureRequest(parsing: "Note", plural: nil, fields: fields))
    }

    /// Those that are the same whether a field was there from the start or came later.
    private static let files = [
        "Sources/DataSource/Entities/Note.swift",
        "Sources/DataSource/Repositories/Note+Record.swift",
        "Sources/Model/Stores/NoteEditorStore.swift",
        "Sources/Frontend/Commands/NoteCommand.swift",
        "Tests/TestSupport/Note+Fixture.swift",
        "Tests/ModelTests/StoreTests/NoteEditorStore+Fill.swift",
    ]

    private static let every =
        FieldType.Shape.allCases.flatMap { shape in
            FieldType.Kind.named.map { "\($0)\(shape):\(shape.applied(to: $0.text))" }
        } + ["in:String", "state:todo|doing|done=doing", "moods:good|bad?", "count:Int=3", "open:Bool=true"]
}
