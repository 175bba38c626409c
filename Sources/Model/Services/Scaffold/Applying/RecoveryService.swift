import DataSource

/// Finds what killed runs left, and puts it back.
public struct RecoveryService: Sendable {
    private let journalRepository: JournalRepository
    private let lockService: LockService
    private let projectRepository: ProjectRepository
    private let putBackService: PutBackService
    private let signalClient: SignalClient

    public init(_ appDependencies: AppDependencies) {
        journalRepository = JournalRepository(appDependencies.fileManagerClient, appDependencies.diskClient)
        lockService = LockService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        putBackService = PutBackService(appDependencies)
        signalClient = appDependencies.signalClient
    }

    /// - Returns: what was done about each run that was killed where the request is to work.
    public func recover(_ request: PlanRequest, _ options: PlanOptions) throws -> [Recovery] {
        var options = options
        if case let .app(request) = request { options.directory = request.folder }
        return try recover(options)
    }

    /// - Returns: what was done about each run that was killed where the options look for a project.
    public func recover(_ options: PlanOptions) throws -> [Recovery] {
        try journalRepository.places(around: projectRepository.absolute(options.directory)).compactMap { place in
            try recover(place, options)
        }
    }

    /// Nil where there is nothing to tell: another run may have done it while this one waited.
    private func recover(_ place: JournalPlace, _ options: PlanOptions) throws -> Recovery? {
        let lock = try lockService.lock(place)
        defer { withExtendedLifetime(lock) {} }
        guard let state = try journalRepository.state(at: place) else { return nil }
        guard !options.isDryRun else { return state.journal.map { Recovery($0, .found) } }
        signalClient.hold()
        defer { signalClient.release() }
        let recovery = try end(state, at: place)
        guard signalClient.received() == nil else { throw ApplyError.interrupted }
        return recovery
    }

    private func end(_ state: JournalState, at place: JournalPlace) throws -> Recovery? {
        switch state {
        case .unwritten:
            try journalRepository.end(place)
            return nil

        case let .begun(journal):
            return Recovery(journal, .putBack, left: try putBackService.putBack(journal, at: place))

        case let .done(journal):
            try putBackService.finish(journal, at: place)
            return Recovery(journal, .finished)
        }
    }
}

extension JournalState {
    fileprivate var journal: Journal? {
        switch self {
        case .unwritten: nil
        case let .begun(journal), let .done(journal): journal
        }
    }
}

extension Recovery {
    fileprivate init(_ journal: Journal, _ outcome: Outcome, left: [String] = []) {
        self.init(command: journal.holder.command, outcome: outcome, isMaking: journal.isMaking, left: left)
    }
}
