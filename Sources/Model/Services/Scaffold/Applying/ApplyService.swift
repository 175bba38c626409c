import DataSource

/// Carries out a plan: all of it, or nothing.
public struct ApplyService: Sendable {
    private let fileManagerClient: FileManagerClient
    private let lockClient: LockClient
    private let projectRepository: ProjectRepository
    private let signalClient: SignalClient

    public init(_ appDependencies: AppDependencies) {
        fileManagerClient = appDependencies.fileManagerClient
        lockClient = appDependencies.lockClient
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        signalClient = appDependencies.signalClient
    }

    /// - Throws: what went wrong, after everything was put back; `ApplyError.notRestored` where that failed too.
    public func apply(_ plan: ChangeSet) throws {
        guard !plan.isEmpty else { return }
        signalClient.hold()
        defer { signalClient.release() }
        let lock = try lock(plan.root)
        defer { withExtendedLifetime(lock) {} }
        try check(plan)
        var done: [Step] = []
        do {
            for step in plan.steps {
                guard signalClient.received() == nil else { throw ApplyError.interrupted }
                try carryOut(step, of: plan)
                done.append(step)
            }
        } catch {
            try takeBack(done, because: error)
            throw error
        }
        for step in done.reversed() { try? forget(step) }
    }

    /// On the project's folder; on the one that it comes into where it is new.
    private func lock(_ root: String) throws -> FolderLock {
        let folder = try root.ancestorPaths.first(where: projectRepository.isFolder) ?? "/"
        guard let lock = try lockClient.lock(folder) else { throw ApplyError.busy(folder: folder) }
        return lock
    }

    /// Each file must still be what the plan saw.
    private func check(_ plan: ChangeSet) throws {
        let project = Project(root: plan.root)
        for change in plan.changes where change.kind != .skip {
            guard try projectRepository.contents(of: change.path, in: project)?.bytes == change.before?.bytes else {
                throw ApplyError.changed(path: change.path)
            }
        }
    }

    /// A step that fails has done nothing.
    private func carryOut(_ step: Step, of plan: ChangeSet) throws {
        switch step {
        case let .makeFolder(path):
            try fileManagerClient.createDirectory(path)

        case let .stage(path, contents):
            try discard(path.staged)
            try fileManagerClient.createFile(path.staged, contents.bytes, contents.permissions)

        case let .keep(path):
            try discard(path.kept)
            try fileManagerClient.link(path, path.kept)

        case let .publish(path):
            try fileManagerClient.rename(path.staged, path)

        case let .withdraw(path):
            try fileManagerClient.rename(path, path.kept)

        case let .removeFolder(path):
            guard try holdsOnlyWhatGoes(path, in: plan) else { return }
            try fileManagerClient.rename(path, path.kept)
        }
    }

    private func holdsOnlyWhatGoes(_ folder: String, in plan: ChangeSet) throws -> Bool {
        guard try projectRepository.isFolder(folder) else { return false }
        let kept = Set(plan.steps.map(\.path.kept))
        return try projectRepository.names(in: folder).allSatisfy { kept.contains(folder.appending(path: $0)) }
    }

    private func takeBack(_ steps: [Step], because cause: any Error) throws {
        var notRestored: [String] = []
        for (index, step) in steps.enumerated().reversed() {
            let isEdit = index > 0 && steps[index - 1].keeps(what: step)
            do { try takeBack(step, isEdit: isEdit) } catch { notRestored.append(step.path) }
        }
        guard notRestored.isEmpty else { throw ApplyError.notRestored(paths: notRestored.sorted(), cause: cause) }
    }

    private func takeBack(_ step: Step, isEdit: Bool) throws {
        switch step {
        case let .makeFolder(path):
            if try projectRepository.isFolder(path) { try fileManagerClient.removeDirectory(path) }

        case let .stage(path, _):
            try discard(path.staged)

        case let .keep(path), let .withdraw(path):
            try fileManagerClient.rename(path.kept, path)
            // Two names of the same file are left alone by a rename.
            try discard(path.kept)

        case let .publish(path):
            if !isEdit { try discard(path) }

        case let .removeFolder(path):
            if try projectRepository.isFolder(path.kept) { try fileManagerClient.rename(path.kept, path) }
        }
    }

    private func forget(_ step: Step) throws {
        switch step {
        case let .keep(path), let .withdraw(path): try discard(path.kept)
        case let .removeFolder(path): try discardFolder(path.kept)
        case .makeFolder, .publish, .stage: break
        }
    }

    private func discardFolder(_ path: String) throws {
        guard try projectRepository.isFolder(path) else { return }
        for name in try projectRepository.names(in: path) {
            let inner = path.appending(path: name)
            try projectRepository.isFolder(inner) ? discardFolder(inner) : discard(inner)
        }
        try fileManagerClient.removeDirectory(path)
    }

    private func discard(_ path: String) throws {
        if try projectRepository.exists(path) { try fileManagerClient.removeFile(path) }
    }
}

extension Step {
    var path: String {
        switch self {
        case let .makeFolder(path), let .stage(path, _), let .keep(path), let .publish(path), let .withdraw(path),
            let .removeFolder(path):
            path
        }
    }

    fileprivate func keeps(what other: Step) -> Bool {
        if case .keep = self { path == other.path } else { false }
    }
}
