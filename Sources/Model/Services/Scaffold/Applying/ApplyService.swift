import DataSource

/// Carries out a plan: all of it, or nothing, also where the process is killed.
public struct ApplyService: Sendable {
    private let journalRepository: JournalRepository
    private let lockService: LockService
    private let precheckService: PrecheckService
    private let processInfoClient: ProcessInfoClient
    private let putBackService: PutBackService
    private let signalClient: SignalClient
    private let stepService: StepService

    public init(_ appDependencies: AppDependencies) {
        journalRepository = JournalRepository(appDependencies.fileManagerClient, appDependencies.diskClient)
        lockService = LockService(appDependencies)
        precheckService = PrecheckService(appDependencies)
        processInfoClient = appDependencies.processInfoClient
        putBackService = PutBackService(appDependencies)
        signalClient = appDependencies.signalClient
        stepService = StepService(appDependencies)
    }

    /// - Throws: what went wrong, after everything was put back; `ApplyError.notRestored` where that failed too.
    public func apply(_ plan: ChangeSet) throws {
        guard !plan.isEmpty else { return }
        let place = try journalRepository.place(for: plan.root)
        let lock = try lockService.lock(place)
        defer { withExtendedLifetime(lock) {} }
        signalClient.hold()
        defer { signalClient.release() }
        try precheckService.check(plan)
        let journal = Journal(plan, at: place, by: holder)
        try journalRepository.begin(journal, at: place)
        do {
            for stage in plan.stages { try carryOut(stage) }
            try journalRepository.commit(place)
        } catch {
            let left = try putBackService.putBack(journal, at: place, because: error)
            throw left.isEmpty ? error : ApplyError.left(paths: left, cause: error)
        }
        // What fails here, the next run does.
        try? putBackService.finish(journal, at: place)
    }

    /// To wait for the disk takes long, and less so for several files at once.
    private func carryOut(_ stage: [Step]) throws {
        _ = try stage.concurrentMap { step in
            guard signalClient.received() == nil else { throw ApplyError.interrupted }
            try stepService.carryOut(step)
        }
    }

    private var holder: Journal.Holder {
        Journal.Holder(process: processInfoClient.processIdentifier(), command: processInfoClient.command())
    }
}
