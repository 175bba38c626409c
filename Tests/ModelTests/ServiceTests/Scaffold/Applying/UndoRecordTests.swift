import DataSource
@testable import Model
import TestSupport
import Testing

/// Which change is taken back.
struct UndoRecordTests {
    private let workshop = Workshop()

    @Test func plan_twoWithTheSameNumber_asksForAName() throws {
        let client = try twoBranchesMerged()
        #expect(throws: ChangeRecordError.ambiguous(names: ["feature Note", "feature Tag"])) {
            try workshop.plan(.undo(name: nil), client)
        }
        #expect(throws: ChangeRecordError.noSuch(name: "Book", known: ["Note", "Tag"])) {
            try workshop.plan(.undo(name: "Book"), client)
        }
    }

    @Test(arguments: ["Note", "Tag"]) func undo_named_thatOneGoes(name: String) throws {
        let client = try twoBranchesMerged()
        try workshop.run(.undo(name: name), client)
        #expect(try client.status(workshop.project("Sources/DataSource/Entities/\(name).swift")) == nil)
        let left = name == "Note" ? "Tag" : "Note"
        #expect(try client.contentsOfDirectory(workshop.project(".luca")) == ["0001-feature-\(left).json"])
        let table = try client.contents(workshop.project("Sources/Frontend/Commands/AppCommand.swift"))
        #expect(String(decoding: table, as: UTF8.self).contains("= [\(left)Command.command]\n"))
    }

    @Test func plan_otherName_saysWhichIsTheLast() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        try workshop.run(workshop.feature("Tag"), client)
        #expect(throws: ChangeRecordError.noSuch(name: "Note", known: ["Tag"])) {
            try workshop.plan(.undo(name: "Note"), client)
        }
    }

    @Test func plan_noRecord_nothingIsTakenBack() throws {
        let plan = try workshop.plan(.undo(name: nil), workshop.inMemory)
        #expect(plan == ChangeSet(root: workshop.project(), changes: [], notes: [.onlyTheAppIsLeft]))
    }

    @Test func plan_appAlone_isNeverTakenBack() throws {
        let client = workshop.inMemory
        try workshop.run(.app(AppRequest(parsing: "/work/Tags", in: "/work")), client)
        let plan = try workshop.plan(.undo(name: nil), client) { $0.directory = "/work/Tags" }
        #expect(plan == ChangeSet(root: "/work/Tags", changes: [], notes: [.onlyTheAppIsLeft]))
    }

    /// As after a person took a feature out by hand.
    @Test func undo_nothingOfTheLastIsLeft_theOneBeforeGoes() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        let one = try client.snapshot(workshop.project())
        let plan = try workshop.run(workshop.feature("Tag"), client)
        let record = ".luca/0002-feature-Tag.json"
        for change in plan.changes where change.path != record {
            try client.removeFile(workshop.project(change.path))
            guard let text = one[workshop.project(change.path)] else { continue }
            try client.put(String(text.dropFirst(4)), at: workshop.project(change.path))
        }
        let undo = try workshop.run(.undo(name: nil), client)
        #expect(undo.changes.map(\.path).contains(".luca/0001-feature-Note.json"))
        #expect(try client.contentsOfDirectory(workshop.project(".luca")) == ["0002-feature-Tag.json"])
    }

    /// What it says may mean something else.
    @Test func plan_recordOfALaterLuca_isUnreadable() throws {
        var record = ChangeRecord(kind: .feature, name: "Note")
        record.schemaVersion += 1
        var workshop = workshop
        let path = ".luca/0001-feature-Note.json"
        workshop[path] = String(
            decoding: try ChangeRecordRepository(.testValue).contents(of: record).bytes,
            as: UTF8.self
        )
        #expect(throws: ChangeRecordError.unreadable(path: path)) {
            try workshop.plan(.undo(name: nil), workshop.inMemory)
        }
    }

    @Test func plan_linesThatNameIt_areListed() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        try client.put("let mine: Note\n", at: workshop.project("Sources/Model/Mine.swift"))
        let plan = try workshop.plan(.undo(name: nil), client)
        #expect(plan.notes == [.mention(path: "Sources/Model/Mine.swift", line: 1, text: "let mine: Note")])
    }

    @Test(arguments: ["{", "", "[]", "{\"kind\": \"feature\"}"]) func plan_recordUnreadable_isNamed(text: String) throws
    {
        var workshop = workshop
        workshop[".luca/0001-feature-Note.json"] = text
        let client = workshop.inMemory
        #expect(throws: ChangeRecordError.unreadable(path: ".luca/0001-feature-Note.json")) {
            try workshop.plan(.undo(name: nil), client)
        }
    }

    /// A record comes with a repository, and a repository from anywhere.
    @Test(arguments: [
        ChangeRecord(kind: .feature, name: "Evil", files: ["../secret.txt": ""]),
        ChangeRecord(kind: .feature, name: "Evil", files: ["/work/secret.txt": ""]),
        ChangeRecord(kind: .feature, name: "Evil", files: ["Sources/../../secret.txt": ""]),
        ChangeRecord(kind: .feature, name: "Evil", files: [".git/config": ""]),
        ChangeRecord(kind: .feature, name: "Evil", files: ["Sources/.GIT/hooks/pre-commit": ""]),
        ChangeRecord(kind: .feature, name: "Evil", files: ["Package.swift": ""], folders: ["../empty"]),
    ])
    func plan_recordThatLeadsOut_isRefusedForcedOrNot(record: ChangeRecord) throws {
        var workshop = workshop
        workshop.files["/work/secret.txt"] = "secret"
        workshop[".git/config"] = ""
        workshop["Sources/.GIT/hooks/pre-commit"] = ""
        let contents = try ChangeRecordRepository(.testValue).contents(of: record)
        workshop[".luca/0001-feature-Evil.json"] = String(decoding: contents.bytes, as: UTF8.self)
        let client = workshop.inMemory
        #expect(throws: ProjectError.self) { try workshop.plan(.undo(name: nil), client) { $0.isForced = true } }
        #expect(throws: ProjectError.self) { try workshop.plan(.undo(name: nil), client) }
    }

    /// As after a merge that a person resolved by hand.
    @Test(arguments: [-1, 0, 4_000]) func plan_offsetThatIsWrong_textIsFoundAllTheSame(offset: Int) throws {
        let client = workshop.inMemory
        let before = try client.snapshot(workshop.project())
        try workshop.run(workshop.feature(), client)
        let path = workshop.project(".luca/0001-feature-Note.json")
        var record = try JSONDecoder().decode(ChangeRecord.self, from: try client.contents(path))
        let appState = "Sources/DataSource/Entities/AppState.swift"
        record.edits[appState]?.texts[0].offset = offset
        try client.put(String(decoding: try JSONEncoder().encode(record), as: UTF8.self), at: path)
        try workshop.run(.undo(name: nil), client)
        #expect(try client.snapshot(workshop.project()) == before)
    }

    private func twoBranchesMerged() throws -> FileManagerClient {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        try workshop.run(workshop.feature("Tag"), client)
        let folder = workshop.project(".luca/")
        try client.rename(folder + "0002-feature-Tag.json", folder + "0001-feature-Tag.json")
        return client
    }
}
