import DataSource
@testable import Model
import TestSupport
import Testing

struct FeatureServiceTests {
    private let workshop = Workshop()
    private let appState = "Sources/DataSource/Entities/AppState.swift"
    private let appCommand = "Sources/Frontend/Commands/AppCommand.swift"
    private let entity = "Sources/DataSource/Entities/ReadingList.swift"
    private let command = "Sources/Frontend/Commands/ReadingListCommand.swift"
    private let service = "Sources/Model/Services/ReadingListService.swift"
    private let tests = "Tests/ModelTests/ServiceTests/ReadingListServiceTests.swift"

    @Test func plan_fields_isEveryFileInTheOrderOfTheLayers() throws {
        let client = workshop.inMemory
        let before = try client.snapshot("/")
        var plan = try workshop.plan(workshop.feature("ReadingList", "in:String", "due:Date?"), client)
        let record = plan.changes.removeLast()
        let wiring = (
            "struct AppState {\n    public var readingListsChanged = AsyncStreamBundle<Void>()\n}\n",
            "enum AppCommand {\n    static let features: [Command] = [ReadingListCommand.command]\n}\n"
        )
        let expected = ChangeSet(
            root: "/work/Notes",
            changes: [
                try edit(appState, wiring.0),
                create(entity, "struct ReadingList {\n    var `in`: String\n    var due: Date?\n}\n"),
                create(
                    service,
                    """
                    struct ReadingListService {
                        func readingLists() async throws -> [ReadingList] { await Task { [] }.value }
                    }

                    """
                ),
                try edit(appCommand, wiring.1),
                create(
                    command,
                    "enum ReadingListCommand {\n    static let command = Command(\"reading-list\")\n}\n"
                ),
                create(tests, "struct ReadingListServiceTests {}\n"),
            ],
            newFolders: [
                "Sources/Model/Services", "Tests", "Tests/ModelTests", "Tests/ModelTests/ServiceTests", ".luca",
            ],
            next: "swift run notes reading-list list"
        )
        #expect(plan == expected)
        #expect(record.path == ".luca/0001-feature-ReadingList.json")
        #expect(record.kind == .create)
        #expect(try client.snapshot("/") == before)
    }

    @Test func plan_fields_recordSaysWhatWasDone() throws {
        let plan = try workshop.plan(workshop.feature("ReadingList", "in:String", "due:Date?"), workshop.inMemory)
        let bytes = try #require(plan.changes.last?.after?.bytes)
        let record = try JSONDecoder().decode(ChangeRecord.self, from: bytes)
        let made = plan.changes.dropLast().filter { $0.kind == .create }
        #expect(record.kind == .feature)
        #expect(record.name == "ReadingList")
        #expect(record.arguments == ["ReadingList", "in:String", "due:Date?"])
        #expect(record.files == Dictionary(uniqueKeysWithValues: made.map { ($0.path, $0.after?.fingerprint ?? "") }))
        #expect(record.folders == plan.newFolders)
        #expect(record.edits.keys.sorted() == [appState, appCommand])
        for change in plan.changes where change.kind == .edit {
            let after = try #require(change.after)
            let edit = try #require(record.edits[change.path])
            #expect(edit.fingerprint == after.fingerprint)
            #expect(edit.texts.map(\.text) == change.insertions.map(\.text))
            #expect(after.removing(edit) == change.before)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasSuffix("}\n"))
        #expect(!text.contains("/work"))
    }

    @Test func plan_noFields_isAScreen() throws {
        let plan = try workshop.plan(workshop.screen("Settings"), workshop.inMemory)
        let paths = [appState, "Sources/Model/Stores/SettingsStore.swift", ".luca/0001-feature-Settings.json"]
        #expect(plan.changes.map(\.path) == paths)
        #expect(plan.next == "swift run notes settings")
    }

    @Test func plan_twice_secondIsUnchanged() throws {
        let client = workshop.inMemory
        let request = try workshop.feature()
        let first = try workshop.run(request, client)
        let after = try client.snapshot("/")
        let second = try workshop.run(request, client)
        #expect(second.changes.map(\.path) == first.changes.dropLast().map(\.path))
        #expect(second.changes.allSatisfy { $0.kind == .unchanged })
        #expect(second.newFolders == [])
        #expect(try client.snapshot("/") == after)
    }

    @Test func plan_twiceWithOneFileGone_thatFileComesBack() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        let after = try client.snapshot("/")
        let path = workshop.project("Sources/DataSource/Entities/Note.swift")
        try client.removeFile(path)
        let plan = try workshop.run(workshop.feature(), client)
        #expect(plan.changes.filter { $0.kind != .unchanged }.map(\.kind) == [.create, .create])
        #expect(try client.snapshot("/")[path] == after[path])
    }

    @Test func plan_secondFeature_numberFollows() throws {
        let client = workshop.inMemory
        try workshop.run(workshop.feature(), client)
        let plan = try workshop.plan(workshop.screen("Settings"), client)
        #expect(plan.changes.last?.path == ".luca/0002-feature-Settings.json")
        #expect(plan.newFolders == [])
    }

    @Test(arguments: ["/work/Notes/Sources/Model", "/work/Notes/Sources/notes", "/work/Notes/Nowhere/AtAll"])
    func plan_fromASubfolder_isAsFromTheRoot(directory: String) throws {
        let request = try workshop.feature()
        let plan = try workshop.plan(request, workshop.inMemory) { $0.directory = directory }
        #expect(try plan == workshop.plan(request, workshop.inMemory))
    }

    @Test func plan_outsideOfAProject_isRefused() throws {
        let request = try workshop.feature()
        #expect(throws: ProjectError.notFound(folder: "/work")) {
            try workshop.plan(request, workshop.inMemory) { $0.directory = "/work" }
        }
    }

    @Test(arguments: ["in:String", "x:Int"]) func plan_errorInOneTemplate_nothingIsMade(field: String) throws {
        var workshop = workshop
        workshop[template: "feature/Sources/Model/Stores/__Feature__Store.swift"] = "x\n  __Featur__\n"
        let client = workshop.inMemory
        let before = try client.snapshot("/")
        let request = try workshop.feature("Note", field)
        let error = TemplateError.misspelt(
            "__Featur__",
            nearest: "__Feature__",
            at: TemplatePlace(
                workshop.template("feature/Sources/Model/Stores/__Feature__Store.swift"),
                line: 2,
                column: 3
            )
        )
        #expect(throws: error) { try workshop.run(request, client) }
        #expect(try client.snapshot("/") == before)
    }

    private func create(_ path: String, _ text: String) -> FileChange {
        FileChange(path: path, before: nil, after: FileContents(text))
    }

    /// What the wiring itself does is tested elsewhere.
    private func edit(_ path: String, _ skeleton: String) throws -> FileChange {
        let text = try #require(workshop[path])
        let insertions = try WiringService().insertions(wiring: skeleton, into: text, at: path)
        #expect(!insertions.isEmpty)
        let after = FileContents(insertions.applied(to: text))
        return FileChange(path: path, before: FileContents(text), after: after, insertions: insertions)
    }
}
