import DataSource
@testable import Model
import TestSupport
import Testing

struct RemoveServiceTests {
    private let workshop = Workshop()
    private let appState = "Sources/DataSource/Entities/AppState.swift"
    private let entity = "Sources/DataSource/Entities/Note.swift"

    @Test func remove_theOnlyFeature_everyByteAndFolderIsAsBefore() throws {
        let client = workshop.inMemory
        let before = try client.snapshot("/work")
        try workshop.run(workshop.feature(), client)
        let plan = try workshop.run(.remove(kind: "feature", name: "note"), client)
        #expect(try client.snapshot("/work") == before)
        #expect(plan.notes == [])
        #expect(plan.next == "Taken back: luca new feature Note title:String")
    }

    @Test func remove_featureThatGotAField_theFieldGoesToo() throws {
        var workshop = workshop
        workshop[template: "wiring/field/Sources/DataSource/Entities/__Feature__.swift"] = """
            struct __Feature__ {
                // luca:for field
                public var __field__: __field_type__
                // luca:end
            }

            """
        workshop[template: "feature/Sources/DataSource/Repositories/__Feature__+Record.swift"] =
            "extension __Feature__: Record {}\n"
        let client = workshop.inMemory
        let before = try client.snapshot("/work")
        try workshop.run(workshop.feature(), client)
        try workshop.run(workshop.feature("Tag"), client)
        try workshop.run(.field(try FieldRequest(parsing: "Note", fields: ["due:Date?"])), client)
        let plan = try workshop.run(.remove(kind: "feature", name: "Note"), client)
        #expect(plan.next == "Taken back: luca new feature Note title:String; luca new field Note 'due:Date?'")
        #expect(try client.contentsOfDirectory(workshop.project(".luca")) == ["0002-feature-Tag.json"])
        try workshop.run(.undo(name: nil), client)
        #expect(try client.snapshot("/work") == before)
    }

    @Test func remove_wiredFileEditedElsewhere_theEditStays() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        try workshop.run(workshop.feature("Tag"), client)
        let path = workshop.project(appState)
        let wired = String(decoding: try client.contents(path), as: UTF8.self)
        try client.put(wired.replacing("/// What", with: "/// Mine.\n/// What"), at: path)
        try workshop.run(.remove(kind: "feature", name: "Note"), client)
        let other = workshop.inMemory
        try workshop.run(workshop.feature("Tag"), other)
        let expected = String(decoding: try other.contents(path), as: UTF8.self)
            .replacing("/// What", with: "/// Mine.\n/// What")
        #expect(String(decoding: try client.contents(path), as: UTF8.self) == expected)
    }

    @Test func plan_editedSince_isRefusedUnlessForced() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        try client.put("struct Note { let mine = 1 }\n", at: workshop.project(entity))
        try client.put("public struct AppState {}\n", at: workshop.project(appState))
        #expect(throws: ChangeRecordError.edited(name: "Note", paths: [appState, entity])) {
            try workshop.plan(.remove(kind: "feature", name: "Note"), client)
        }
        let plan = try workshop.run(.remove(kind: "feature", name: "Note"), client) { $0.isForced = true }
        #expect(plan.notes == [.thrownAway(path: entity), .left(path: appState)])
        #expect(try client.status(workshop.project(entity)) == nil)
        #expect(try client.contents(workshop.project(appState)) == Data("public struct AppState {}\n".utf8))
    }

    @Test func plan_linesThatNameIt_areListed() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        let mine = #"""
            // Note, only said
            struct Mine {
                let note: Note
                let noteworthy = "a Notebook"
                let service = NoteService()
                let changed = AppState().notesChanged
                let text = "a Note"
                let put = "a \(Note(title: "Note")) or \"Note\""
                let long = """
                    Note
                    """
            }

            """#
        try client.put("struct Other { var notesChanged = 1 }\n", at: workshop.project("Tests/Other.swift"))
        try client.put(mine, at: workshop.project("Sources/Model/Mine.swift"))
        let plan = try workshop.plan(.remove(kind: "feature", name: "Note"), client)
        #expect(
            plan.notes == [
                .mention(path: "Sources/Model/Mine.swift", line: 3, text: "let note: Note"),
                .mention(path: "Sources/Model/Mine.swift", line: 5, text: "let service = NoteService()"),
                .mention(
                    path: "Sources/Model/Mine.swift",
                    line: 8,
                    text: "let put = \"a \\(Note(title: \"Note\")) or \\\"Note\\\"\""
                ),
            ]
        )
    }

    @Test func plan_lineThatUsesWhatWasPutIn_isListed() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        try client.put("let mine = AppState().notesChanged\n", at: workshop.project("Sources/Model/Mine.swift"))
        let plan = try workshop.plan(.remove(kind: "feature", name: "Note"), client)
        let text = "let mine = AppState().notesChanged"
        #expect(plan.notes == [.mention(path: "Sources/Model/Mine.swift", line: 1, text: text)])
    }

    @Test(arguments: [("feature", "Nte"), ("field", "Note"), ("feture", "Note")])
    func plan_unknown_saysWhatThereIs(kind: String, name: String) throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        try workshop.run(workshop.feature("Tag"), client)
        #expect(throws: RemoveError.noSuch(kind: kind, name: name, known: ["feature Note", "feature Tag"])) {
            try workshop.plan(.remove(kind: kind, name: name), client)
        }
    }

    @Test func plan_app_isRefused() {
        #expect(throws: RemoveError.application) {
            try workshop.plan(.remove(kind: "app", name: "Notes"), workshop.inMemory)
        }
    }

    /// A change of another name in a file that would go.
    @Test func plan_laterChangeInItsFiles_isNamedUnlessForced() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        let edit = ChangeRecord.Edit(fingerprint: "", texts: [])
        let record = ChangeRecord(kind: .field, name: "Tag", arguments: ["Tag", "a:Int"], edits: [entity: edit])
        let text = String(decoding: try ChangeRecordRepository(client).contents(of: record).bytes, as: UTF8.self)
        try client.put(text, at: workshop.project(".luca/0002-field-Tag.json"))
        #expect(throws: RemoveError.held(name: "Note", commands: ["luca new field Tag a:Int"])) {
            try workshop.plan(.remove(kind: "feature", name: "Note"), client)
        }
        try workshop.run(.remove(kind: "feature", name: "Note"), client) { $0.isForced = true }
        #expect(try client.status(workshop.project(entity)) == nil)
    }

    /// What came later cannot be wired anew then; its texts are found one by one.
    @Test func remove_templatesChangedSince_theTextsAreFound() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        try workshop.run(workshop.feature("Tag"), client)
        let template = workshop.template("wiring/feature/Sources/Frontend/Commands/AppCommand.swift")
        let old = String(decoding: try client.contents(template), as: UTF8.self)
        try client.put(old.replacing("__Feature__Command.command", with: "__Feature__Command.other"), at: template)
        try workshop.run(.remove(kind: "feature", name: "Note"), client)
        let path = workshop.project("Sources/Frontend/Commands/AppCommand.swift")
        let table = String(decoding: try client.contents(path), as: UTF8.self)
        #expect(table == "enum AppCommand {\n    static let features: [Command] = [TagCommand.command]\n}\n")
    }
}
