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
    enum Work: String, CaseIterable, Codable {
        case new
        case undo
        case overwrite
        case app
    }

    let workshop: Workshop
    let client: FileManagerClient
    let plan: ChangeSet
    private let request: PlanRequest
    private let folder: TemporaryFolder?

    init(_ disk: Disk, _ work: Work) throws {
        let folder = disk == .real ? try TemporaryFolder() : nil
        var workshop = Workshop(root: folder?.path ?? "")
        workshop.permissions["/work/Notes/Sources/DataSource/Entities/AppState.swift"] = 0o600
        workshop.permissions["/work/Notes/Sources/Frontend/Commands/AppCommand.swift"] = 0o755
        if work == .overwrite { workshop["Sources/DataSource/Entities/Note.swift"] = "struct Note { let mine = 1 }\n" }
        if disk == .real { try workshop.write() }
        let client = disk == .real ? .unhurried : workshop.inMemory
        if work == .undo { try workshop.run(workshop.feature(), client) }
        try self.init(in: workshop, client, work, folder)
    }

    /// Over files that are there.
    init(in workshop: Workshop, _ client: FileManagerClient, _ work: Work, _ folder: TemporaryFolder? = nil) throws {
        let request: PlanRequest =
            switch work {
            case .new, .overwrite: try workshop.feature()
            case .undo: .undo(name: nil)
            case .app: .app(try AppRequest(parsing: "deep/Tags", in: workshop.root + "/work"))
            }
        plan = try workshop.plan(request, client) { $0.conflicts = .overwrite }
        self.client = client
        self.folder = folder
        self.request = request
        self.workshop = workshop
    }

    func apply(
        _ client: FileManagerClient? = nil,
        _ signalClient: SignalClient = .testValue,
        _ diskClient: DiskClient = .testValue
    ) throws {
        let client = client ?? self.client
        let dependencies = workshop.appDependencies(client, diskClient: diskClient, signalClient: signalClient)
        try ApplyService(dependencies).apply(plan)
    }

    /// As the next run does where it works.
    func recover(_ client: FileManagerClient? = nil, _ change: (inout PlanOptions) -> Void = { _ in }) throws
        -> [Recovery]
    {
        var options = workshop.options
        change(&options)
        let appDependencies = workshop.appDependencies(client ?? self.client)
        return try RecoveryService(appDependencies).recover(request, options)
    }

    func snapshot() throws -> [String: String] {
        try client.snapshot(workshop.root + "/work")
    }

    /// With paths as they are in memory.
    func relativeSnapshot() throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: try snapshot().map { (String($0.dropFirst(workshop.root.count)), $1) })
    }

    /// The tree before some work, and after it.
    static func trees(_ work: Work) throws -> Trees {
        if let known = known.withLock({ $0[work] }) { return known }
        let bench = try Bench(.memory, work)
        let old = try bench.snapshot()
        try bench.apply()
        let trees = (old, try bench.snapshot())
        known.withLock { $0[work] = trees }
        return trees
    }

    typealias Trees = (old: [String: String], new: [String: String])

    private static let known = Locked<[Work: Trees]>([:])
}
