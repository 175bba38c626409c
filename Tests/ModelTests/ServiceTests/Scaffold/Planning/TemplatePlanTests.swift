import DataSource
@testable import Model
import TestSupport
import Testing

/// What a team's own templates make of a plan, and where they are said to be wrong.
struct TemplatePlanTests {
    private let workshop = Workshop()
    private let skeleton = "templates/wiring/feature/Sources/DataSource/Entities/AppState.swift"

    @Test func plan_projectsOwn_standFileByFileWithModesAndBytes() throws {
        var workshop = workshop
        workshop["templates/feature/Tools/run.sh"] = "#!/bin/sh\necho '__Feature__ $0 \\(x)'\n"
        workshop.permissions[workshop.project("templates/feature/Tools/run.sh")] = 0o755
        workshop["templates/feature/Sources/DataSource/Entities/__Feature__.swift"] =
            "// luca:include licence\nlet a = 1\n"
        workshop["templates/include/licence"] = "// Ours.\n"
        let client = workshop.inMemory
        try client.createFile(
            workshop.project("templates/feature/Tools/__feature__.bin"),
            Data([0xFF, 0x5F, 0x5F]),
            0o600
        )
        let plan = try workshop.plan(workshop.feature("Note", "title:String"), client)
        let made = Dictionary(plan.changes.map { ($0.path, $0.after) }) { first, _ in first }
        #expect(made["Tools/run.sh"] == FileContents("#!/bin/sh\necho 'Note $0 \\(x)'\n", permissions: 0o755))
        #expect(made["Tools/note.bin"] == FileContents(Data([0xFF, 0x5F, 0x5F]), permissions: 0o600))
        #expect(made["Sources/DataSource/Entities/Note.swift"] == FileContents("// Ours.\nlet a = 1\n"))
        #expect(made["Sources/Frontend/Commands/NoteCommand.swift"] != nil)
        #expect(plan.changes.allSatisfy { !$0.path.hasPrefix("templates/") })
    }

    @Test func plan_include_isLookedForAsTemplatesAre() throws {
        var workshop = workshop
        workshop[template: "screen/Sources/A.swift"] = "// luca:include a\n// luca:include b\n// luca:include c\n"
        for name in ["a", "b", "c"] { workshop[template: "include/" + name] = "luca's \(name)\n" }
        for name in ["b", "c"] { workshop["templates/include/" + name] = "the project's \(name)\n" }
        workshop["mine/include/c"] = "mine\n"
        let request = try workshop.screen("Settings")
        let plan = try workshop.plan(request, workshop.inMemory) { $0.templates = "mine" }
        let file = plan.changes.first { $0.path == "Sources/A.swift" }
        #expect(file?.after == FileContents("luca's a\nthe project's b\nmine\n"))
    }

    @Test func plan_brokenSkeleton_isItsAuthorsAndNamesThePlace() throws {
        var workshop = workshop
        workshop[skeleton] = "struct AppState {\n    // luca:for field\n    var __field__: = 1\n    // luca:end\n}\n"
        let place = TemplatePlace(workshop.project(skeleton), line: 3, column: 20)
        try refuse(workshop, TemplateError.notSwift(at: place))
    }

    @Test func plan_skeletonThatBreaksTheFile_isItsAuthors() throws {
        var workshop = workshop
        workshop[skeleton] =
            "struct AppState {\n    #warning(\"x\")\n    var a: Int { 1 } }\nextension AppState { #sourceLocation() }\n"
        let request = try workshop.feature()
        let error = #expect(throws: (any Error).self) { try workshop.plan(request, workshop.inMemory) }
        if case WiringError.fault = try #require(error) { Issue.record("The skeleton is no fault of luca.") }
    }

    @Test(arguments: [
        ("templates/feature/Sources/DataSource/Entities/note.swift", "Sources/DataSource/Entities/note.swift"),
        (
            "templates/wiring/feature/Sources/DataSource/Entities/__Feature__.swift",
            "Sources/DataSource/Entities/Note.swift"
        ),
        (
            "templates/wiring/feature/Sources/DataSource/Entities/Appstate.swift",
            "Sources/DataSource/Entities/Appstate.swift"
        ),
        (
            "templates/wiring/feature/Sources/DataSource/Entities/__feature__.swift",
            "Sources/DataSource/Entities/note.swift"
        ),
        (
            "templates/feature/Sources/DataSource/Entities/Note.swift/A.swift",
            "Sources/DataSource/Entities/Note.swift/A.swift"
        ),
    ])
    func plan_twoTemplatesOfOneFile_areRefused(path: String, made: String) throws {
        var workshop = workshop
        workshop[path] = "struct A {}\n"
        let request = try workshop.feature()
        let error = #expect(throws: TemplateError.self) { try workshop.plan(request, workshop.inMemory) }
        guard case let .samePath(path, templates) = try #require(error) else {
            Issue.record("Expected that two are written to one path, not \(String(describing: error)).")
            return
        }
        #expect(path.lowercased() == made.lowercased() || made.hasPrefix(path))
        #expect(templates.count == 2 && Set(templates).count == 2)
    }

    @Test func fingerprint_includeChanged_isAnother() throws {
        func fingerprint(_ text: String) throws -> String {
            var workshop = workshop
            workshop["templates/include/a"] = text
            let plan = try workshop.plan(workshop.feature(), workshop.inMemory)
            let bytes = try #require(plan.changes.last?.after?.bytes)
            return try JSONDecoder().decode(ChangeRecord.self, from: bytes).templates
        }
        #expect(try fingerprint("x") != fingerprint("y"))
    }

    private func refuse(_ workshop: Workshop, _ error: some Error & Equatable) throws {
        let client = workshop.inMemory
        let before = try client.snapshot("/")
        let request = try workshop.feature()
        #expect(throws: error) { try workshop.run(request, client) }
        #expect(try client.snapshot("/") == before)
    }
}
