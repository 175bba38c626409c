import DataSource
import Model
import TestSupport
import Testing

/// Links that lead out of the project, and what is no file.
struct OutwardLinkTests {
    @Test(arguments: ["Sources/Model", "Sources/Frontend", "templates", "Tests"])
    func plan_folderIsALink_isRefusedAndNothingThereRead(folder: String) throws {
        var workshop = Workshop()
        workshop.files = workshop.files.filter { !$0.key.hasPrefix("/work/Notes/\(folder)/") }
        workshop.files["/out/ModelTests/x.swift"] = "struct Note {}"
        workshop.files["/out/feature/x.swift"] = "x"
        workshop.links["/work/Notes/" + folder] = "/out"
        let memory = workshop.inMemory
        let before = try memory.snapshot("/")
        var client = memory
        client.contents = { path in
            if path.hasPrefix("/out") || path.contains("/\(folder)/") && path.hasPrefix("/work") {
                Issue.record("\(path) was read.")
            }
            return try memory.contents(path)
        }
        client.contentsOfDirectory = { path in
            if path.hasPrefix("/out") || path.hasPrefix("/work/Notes/\(folder)") { Issue.record("\(path) was listed.") }
            return try memory.contentsOfDirectory(path)
        }
        let (watched, request) = (client, try workshop.feature())
        #expect(throws: ProjectError.leadsOut(path: folder)) { try workshop.run(request, watched) }
        #expect(try memory.snapshot("/") == before)
    }

    /// To open it would wait for whoever writes to it.
    @Test func plan_fileIsAPipe_isRefusedAndNotOpened() throws {
        let workshop = Workshop()
        let memory = workshop.inMemory
        let path = workshop.project("Sources/DataSource/Entities/AppState.swift")
        var client = memory
        client.status = { $0 == path ? FileStatus(kind: .other, permissions: 0o644) : try memory.status($0) }
        client.contents = {
            if $0 == path { Issue.record("It was opened.") }
            return try memory.contents($0)
        }
        let (watched, request) = (client, try workshop.feature())
        #expect(throws: FileError(.special, path: path)) { try workshop.plan(request, watched) }
    }
}
