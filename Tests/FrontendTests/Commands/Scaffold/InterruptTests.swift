import DataSource
import Model
import TestSupport
import Testing

/// The real program, interrupted at one moment after another.
struct InterruptTests {
    private static let program = (ProcessInfoClient.liveValue.executablePath() ?? "").parentPath + "/luca"
    private static let isBuilt = FileManager.default.isExecutableFile(atPath: program)

    @Test(.enabled(if: isBuilt)) func feature_interruptedAtAnyMoment_treeIsWholeOrUntouched() throws {
        let folder = try TemporaryFolder()
        let workshop = try madeWorkshop(in: folder)
        let client = FileManagerClient.unhurried
        let untouched = try client.snapshot(workshop.project())
        let plan = try workshop.run(workshop.feature("Note", "title:String"), client)
        let whole = try client.snapshot(workshop.project())
        try workshop.run(.undo(name: nil), client)
        for moment in moments(plan) {
            let status = try interrupt(workshop, when: moment)
            let tree = try client.snapshot(workshop.project())
            #expect(tree == (status == 0 ? whole : untouched), "\(moment)")
            #expect([0, 130].contains(status), "\(moment)")
            if status == 0 { try workshop.run(.undo(name: nil), client) }
        }
    }

    /// A path that comes to be while the program works.
    private func moments(_ plan: ChangeSet) -> [String] {
        let paths = plan.changes.map { plan.root.appending(path: $0.path) }
        let staged = paths.map { "\($0.parentPath)/.\($0.lastPathComponent).luca-new" }
        let folders = plan.newFolders.map { plan.root.appending(path: $0) }
        return [plan.root] + folders + staged + paths.filter { !$0.hasSuffix("AppState.swift") }
    }

    /// - Returns: the exit code as a shell has it.
    private func interrupt(_ workshop: Workshop, when path: String) throws -> Int32 {
        let words = ["new", "feature", "Note", "title:String", "--quiet", "-C", workshop.project()]
        let program = try SpawnedProgram(workshop.root + "/opt/bin/luca", words)
        while try program.isRunning && FileManagerClient.liveValue.status(path) == nil {}
        program.interrupt()
        return program.end()
    }

    /// Its luca is the one that was built, and finds the small templates beside it.
    private func madeWorkshop(in folder: TemporaryFolder) throws -> Workshop {
        let workshop = Workshop(root: folder.path)
        try workshop.write()
        try FileManager.default.createDirectory(atPath: folder.path + "/opt/bin", withIntermediateDirectories: true)
        try FileManager.default.linkItem(atPath: Self.program, toPath: folder.path + "/opt/bin/luca")
        return workshop
    }
}
