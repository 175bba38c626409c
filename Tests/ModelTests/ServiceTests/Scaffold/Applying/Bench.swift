import DataSource
@testable import Model
import TestSupport

/// A project on which something is about to be done, in memory or on the disk.
struct Bench {
    enum Disk: CaseIterable {
        case memory
        case real
    }

    /// What is about to be done.
    enum Work: CaseIterable {
        case new
        case undo
        case overwrite
    }

    let workshop: Workshop
    let client: FileManagerClient
    let plan: ChangeSet
    private let folder: TemporaryFolder?

    init(_ disk: Disk, _ work: Work) throws {
        folder = disk == .real ? try TemporaryFolder() : nil
        var workshop = Workshop(root: folder?.path ?? "")
        workshop.permissions["/work/Notes/Sources/DataSource/Entities/AppState.swift"] = 0o600
        workshop.permissions["/work/Notes/Sources/Frontend/Commands/AppCommand.swift"] = 0o755
        if work == .overwrite { workshop["Sources/DataSource/Entities/Note.swift"] = "struct Note { let mine = 1 }\n" }
        if disk == .real { try workshop.write() }
        client = disk == .real ? .unhurried : workshop.inMemory
        if work == .undo { try workshop.run(workshop.feature(), client) }
        let request = work == .undo ? .undo(name: nil) : try workshop.feature()
        plan = try workshop.plan(request, client) { $0.conflicts = .overwrite }
        self.workshop = workshop
    }

    func apply(_ client: FileManagerClient? = nil, _ signalClient: SignalClient = .testValue) throws {
        let client = client ?? self.client
        try ApplyService(workshop.appDependencies(client, signalClient: signalClient)).apply(plan)
    }

    func snapshot() throws -> [String: String] {
        try client.snapshot(workshop.root + "/work")
    }
}
