import DataSource
import Model
import TestSupport
import Testing

struct AppServiceTests {
    private let workshop = Workshop()

    @Test func plan_emptyFolder_isEveryFile() throws {
        var plan = try plan("/work/reading-list")
        let record = try JSONDecoder().decode(
            ChangeRecord.self,
            from: try #require(plan.changes.removeLast().after?.bytes)
        )
        let expected = ChangeSet(
            root: "/work/reading-list",
            changes: [
                create("Package.swift", "// swift-tools-version: 6.2\nlet name = \"reading-list\"\n"),
                create("Sources/DataSource/Entities/AppState.swift", "public struct AppState {\n}\n"),
                create("Sources/Model/Stores/RootStore.swift", "final class RootStore {}\n"),
                create("Sources/reading-list/ReadingList.swift", "@main struct ReadingList {}\n"),
            ],
            newFolders: [
                "", "Sources", "Sources/DataSource", "Sources/DataSource/Entities", "Sources/Model",
                "Sources/Model/Stores", "Sources/reading-list", ".luca",
            ],
            next: "cd reading-list && luca new feature Note title:String pinned:Bool"
        )
        #expect(plan == expected)
        #expect(record.kind == .app)
        #expect(record.name == "ReadingList")
        #expect(record.arguments == ["ReadingList"])
        #expect(record.folders == Array(expected.newFolders.dropFirst()))
        #expect(record.files.keys.sorted() == expected.changes.map(\.path).sorted())
    }

    @Test func run_foldersAboveMissing_theyAreMade() throws {
        let client = workshop.inMemory
        try workshop.run(.app(AppRequest(parsing: "a/b/Tags", in: "/work")), client) { $0.directory = "/work" }
        #expect(try client.contentsOfDirectory("/work/a/b/Tags") == [".luca", "Package.swift", "Sources"])
    }

    @Test(arguments: [
        ("/work/my notes/Tags", "cd 'my notes/Tags'"), ("/work/it's/Tags", "cd 'it'\\''s/Tags'"),
        ("/tmp/Tags", "cd /tmp/Tags"), ("/work/Tags", "cd Tags"),
    ])
    func plan_folder_nextCommandNamesIt(path: String, command: String) throws {
        let next = try plan(path).next
        #expect(next == command + " && luca new feature Note title:String pinned:Bool")
    }

    @Test(arguments: [
        ("/work/Notes", AppFolderError.notEmpty(folder: "/work/Notes")),
        ("/work/Notes/Tags", .insidePackage(folder: "/work/Notes/Tags", package: "/work/Notes")),
        ("/work/Notes/a/b/Tags", .insidePackage(folder: "/work/Notes/a/b/Tags", package: "/work/Notes")),
        (
            "/work/Notes/Package.swift/Tags",
            .insidePackage(folder: "/work/Notes/Package.swift/Tags", package: "/work/Notes")
        ),
    ])
    func plan_folderNotFree_isRefused(path: String, error: AppFolderError) {
        #expect(throws: error) { try plan(path) }
    }

    @Test(arguments: ["/work/Notes/Tags", "/opt"]) func plan_forced_isPlanned(path: String) throws {
        let plan = try plan(path) { $0.isForced = true }
        #expect(plan.changes.count == 5)
    }

    @Test func plan_fileInTheWay_isRefusedForcedOrNot() throws {
        var workshop = workshop
        workshop.files["/work/Tags"] = "a file"
        let request = PlanRequest.app(try AppRequest(parsing: "/work/Tags", in: "/work"))
        for isForced in [false, true] {
            #expect(throws: AppFolderError.notAFolder(path: "/work/Tags")) {
                try workshop.plan(request, workshop.inMemory) { $0.isForced = isForced }
            }
        }
    }

    @Test func plan_twiceForced_secondIsUnchanged() throws {
        let client = workshop.inMemory
        let request = PlanRequest.app(try AppRequest(parsing: "/work/Tags", in: "/work"))
        try workshop.run(request, client)
        #expect(try workshop.plan(request, client) { $0.isForced = true }.isEmpty)
    }

    @Test(arguments: ["Model", "model", "DataSource", "data-source", "Swift", "Main"])
    func plan_nameOfAModule_isRefused(name: String) throws {
        let type = try Identifier(parsing: name).type
        #expect(throws: NameError(type, .module, suggestion: type + "App")) { try plan("/work/" + name) }
    }

    @Test func plan_nameThatItsOwnFileUses_isRefused() throws {
        var workshop = workshop
        workshop[template: "app/Sources/__app__/__App__.swift"] = "@main struct __App__ { let x = Program() }\n"
        let request = PlanRequest.app(try AppRequest(parsing: "/work/Program", in: "/work"))
        let error = NameError(
            "Program",
            .used(path: "Sources/__app__/__App__.swift"),
            suggestion: "ProgramApp"
        )
        #expect(throws: error) { try workshop.plan(request, workshop.inMemory) }
    }

    private func plan(_ path: String, _ change: (inout PlanOptions) -> Void = { _ in }) throws -> ChangeSet {
        try workshop.plan(.app(AppRequest(parsing: path, in: "/work")), workshop.inMemory) {
            $0.directory = "/work"
            change(&$0)
        }
    }

    private func create(_ path: String, _ text: String) -> FileChange {
        FileChange(path: path, before: nil, after: FileContents(text))
    }
}
