import DataSource
import Model
import TestSupport
import Testing

struct ConflictTests {
    private let workshop: Workshop
    private let entity = "Sources/DataSource/Entities/Note.swift"
    private let command = "Sources/Frontend/Commands/NoteCommand.swift"

    init() {
        var workshop = Workshop()
        workshop[entity] = "struct Note { let mine = 1 }\n"
        workshop[command] = "enum NoteCommand { case mine }\n"
        workshop.permissions["/work/Notes/" + command] = 0o755
        self.workshop = workshop
    }

    @Test(arguments: [
        (Conflicts.stop, ["Sources/DataSource/Entities/Note.swift", "Sources/Frontend/Commands/NoteCommand.swift"]),
        (.decided([:]), ["Sources/DataSource/Entities/Note.swift", "Sources/Frontend/Commands/NoteCommand.swift"]),
        (
            .decided(["Sources/DataSource/Entities/Note.swift": .skip]),
            ["Sources/Frontend/Commands/NoteCommand.swift"]
        ),
    ])
    func plan_undecided_namesTheFilesInTheWay(conflicts: Conflicts, paths: [String]) throws {
        let request = try workshop.feature()
        #expect(throws: ConflictError(paths: paths)) {
            try workshop.plan(request, workshop.inMemory) { $0.conflicts = conflicts }
        }
    }

    @Test(arguments: [
        (Conflicts.skip, FileChange.Kind.skip, FileChange.Kind.skip), (.overwrite, .edit, .edit),
        (
            .decided([
                "Sources/DataSource/Entities/Note.swift": .overwrite,
                "Sources/Frontend/Commands/NoteCommand.swift": .skip,
            ]), .edit, .skip
        ),
    ])
    func run_decided_filesAreAsDecided(
        conflicts: Conflicts,
        entityKind: FileChange.Kind,
        commandKind: FileChange.Kind
    ) throws {
        let client = workshop.inMemory
        let before = try client.snapshot("/")
        let plan = try workshop.run(workshop.feature(), client) { $0.conflicts = conflicts }
        #expect(plan.changes.first { $0.path == entity }?.kind == entityKind)
        #expect(plan.changes.first { $0.path == command }?.kind == commandKind)
        let after = try client.snapshot("/")
        let made = "644 struct Note {\n    var title: String\n}\n"
        #expect(after[workshop.project(entity)] == (entityKind == .skip ? before[workshop.project(entity)] : made))
        let script = workshop.project(command)
        #expect(after[script]?.hasPrefix("755 ") == true)
        #expect((after[script] == before[script]) == (commandKind == .skip))
    }

    @Test func plan_sameContents_areNoConflict() throws {
        var workshop = workshop
        workshop[entity] = "struct Note {\n    var title: String\n}\n"
        workshop[command] = nil
        let plan = try workshop.plan(workshop.feature(), workshop.inMemory)
        #expect(plan.changes.first { $0.path == entity }?.kind == .unchanged)
    }
}
