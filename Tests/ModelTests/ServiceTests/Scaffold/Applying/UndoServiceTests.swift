import DataSource
@testable import Model
import TestSupport
import Testing

struct UndoServiceTests {
    private let workshop = Workshop()
    private let appState = "Sources/DataSource/Entities/AppState.swift"
    private let entity = "Sources/DataSource/Entities/Note.swift"

    @Test(arguments: Bench.Disk.allCases) func undo_afterNew_everyByteAndFolderIsAsBefore(disk: Bench.Disk) throws {
        let bench = try Bench(disk, .new)
        let before = try bench.snapshot()
        try bench.apply()
        try bench.workshop.run(.undo(name: nil), bench.client)
        #expect(try bench.snapshot() == before)
    }

    @Test func plan_afterNew_isTheReverse() throws {
        let client = workshop.inMemory
        let new = try workshop.run(workshop.feature(), client)
        let plan = try workshop.plan(.undo(name: nil), client)
        let reversed = new.changes.map { FileChange(path: $0.path, before: $0.after, after: $0.before) }
        #expect(plan.changes.sorted { $0.path < $1.path } == reversed.sorted { $0.path < $1.path })
        #expect(plan.oldFolders == new.newFolders.reversed())
        #expect(plan.root == new.root)
        #expect(plan.newFolders == [])
    }

    /// Each edit is made after the feature came, and once more where it never came.
    @Test(arguments: [
        ("/// What lives", "/// Mine.\n/// What lives"),
        ("public init() {}", "public init() {}\n\n    public var mine = 1"),
        ("public struct AppState {", "public struct AppState {\n    public var mine = 1\n"),
        ("public struct AppState {", "public struct AppState: Sendable {"),
        ("public init() {}\n}\n", "public init() {}\n}\n\nstruct Mine {}\n"), ("public init() {}", ""),
        ("as the app.\n", "as the app.\r\n"), ("public init() {}\n}\n", "public init() {}\n}"),
    ])
    func undo_fileEditedElsewhere_editsStay(old: String, new: String) throws {
        let client = workshop.inMemory
        let path = workshop.project(appState)
        let before = String(decoding: try client.contents(path), as: UTF8.self)
        try workshop.run(workshop.feature(), client)
        let wired = String(decoding: try client.contents(path), as: UTF8.self)
        try client.put(wired.replacing(old, with: new), at: path)
        try workshop.run(.undo(name: nil), client)
        #expect(Array(try client.contents(path)) == Array(before.replacing(old, with: new).utf8))
    }

    @Test func undo_severalTextsInAFile_textsBetweenStay() throws {
        var workshop = workshop
        workshop[template: "wiring/feature/Sources/Model/Stores/RootStore.swift"] = """
            final class RootStore {
                enum Action {
                    case __feature__(Int)
                }
                enum Path {
                    case __feature__(Int)
                }
            }
            """
        let root = "Sources/Model/Stores/RootStore.swift"
        workshop[root] = "final class RootStore {\n    enum Action {\n    }\n\n    enum Path {\n    }\n}\n"
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        let wired = String(decoding: try client.contents(workshop.project(root)), as: UTF8.self)
        let mine = wired.replacing("    enum Path {", with: "    let mine = 1\n\n    enum Path {")
        try client.put(mine + "// mine\n", at: workshop.project(root))
        try workshop.run(.undo(name: nil), client)
        let expected =
            "final class RootStore {\n    enum Action {\n    }\n\n    let mine = 1\n\n    enum Path {\n    }\n}\n// mine\n"
        #expect(String(decoding: try client.contents(workshop.project(root)), as: UTF8.self) == expected)
    }

    @Test(arguments: [
        ["Sources/DataSource/Entities/Note.swift"], ["Sources/DataSource/Entities/AppState.swift"],
        ["Sources/DataSource/Entities/Note.swift", "Sources/Frontend/Commands/AppCommand.swift"],
    ])
    func plan_editedSince_namesTheFiles(paths: [String]) throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        for path in paths {
            let text = String(decoding: try client.contents(workshop.project(path)), as: UTF8.self)
            let edited = text.replacing("notesChanged", with: "notesSeen").replacing("NoteCommand", with: "MyCommand")
            try client.put(edited.replacing("var title", with: "let title"), at: workshop.project(path))
        }
        #expect(throws: ChangeRecordError.edited(name: "Note", paths: paths)) {
            try workshop.plan(.undo(name: nil), client)
        }
    }

    /// What a person put behind a text would slide to the line before, which the feature before has wired.
    @Test(arguments: [".mine", " // mine"])
    func plan_lineGoesOn_isNamed(mine: String) throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        try workshop.run(workshop.feature("Tag"), client)
        let text = String(decoding: try client.contents(workshop.project(appState)), as: UTF8.self)
        let line = try #require(text.split(separator: "\n").first { $0.contains("tagsChanged") })
        try client.put(text.replacing(line, with: line + mine), at: workshop.project(appState))
        #expect(throws: ChangeRecordError.edited(name: "Tag", paths: [appState])) {
            try workshop.plan(.undo(name: nil), client)
        }
    }

    @Test func undo_afterOverwriting_theOldFileIsBack() throws {
        let client = workshop.inMemory
        try client.put("mine\n", at: workshop.project(entity))
        let before = try client.snapshot(workshop.project())
        try workshop.run(workshop.feature(), client) { $0.conflicts = .overwrite }
        try workshop.run(.undo(name: nil), client)
        #expect(try client.snapshot(workshop.project()) == before)
    }

    @Test func plan_wiredFileGone_isNamed() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        try client.removeFile(workshop.project(appState))
        #expect(throws: ChangeRecordError.edited(name: "Note", paths: [appState])) {
            try workshop.plan(.undo(name: nil), client)
        }
    }

    @Test func undo_madeFileGone_theRestGoes() throws {
        let client = workshop.inMemory
        let before = try client.snapshot(workshop.project())
        try workshop.run(workshop.feature(), client)
        try client.removeFile(workshop.project(entity))
        try workshop.run(.undo(name: nil), client)
        #expect(try client.snapshot(workshop.project()) == before)
    }

    @Test func undo_forced_editedFilesGoAndEditedTextsStay() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        try client.put("struct Note { let mine = 1 }\n", at: workshop.project(entity))
        let mine = "public struct AppState {\n    public var notesSeen = 1\n}\n"
        try client.put(mine, at: workshop.project(appState))
        try workshop.run(.undo(name: nil), client) { $0.isForced = true }
        #expect(try client.status(workshop.project(entity)) == nil)
        #expect(try client.contents(workshop.project(appState)) == Data(mine.utf8))
        #expect(try client.status(workshop.project(".luca")) == nil)
    }

    @Test func undo_twoFeatures_theLastGoesFirst() throws {
        let client = workshop.inMemory
        let none = try client.snapshot(workshop.project())
        try workshop.run(workshop.feature(), client)
        let one = try client.snapshot(workshop.project())
        try workshop.run(workshop.feature("Tag", "name:String"), client)
        try workshop.run(.undo(name: nil), client)
        #expect(try client.snapshot(workshop.project()) == one)
        try workshop.run(.undo(name: nil), client)
        #expect(try client.snapshot(workshop.project()) == none)
    }

    @Test func undo_folderWithAFileOfMine_stays() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        try client.put("mine", at: workshop.project("Sources/Model/Services/Mine.swift"))
        try workshop.run(.undo(name: nil), client)
        #expect(try client.contentsOfDirectory(workshop.project("Sources/Model/Services")) == ["Mine.swift"])
        #expect(try client.status(workshop.project("Tests")) == nil)
    }

    @Test func undo_skippedFile_stays() throws {
        var workshop = workshop
        workshop[entity] = "struct Mine {}\n"
        let client = workshop.inMemory
        let before = try client.snapshot(workshop.project())
        try workshop.run(workshop.feature(), client) { $0.conflicts = .skip }
        try workshop.run(.undo(name: nil), client)
        #expect(try client.snapshot(workshop.project()) == before)
    }
}
