import DataSource

/// Looks whether a plan still fits, once nobody else is at work.
struct PrecheckService: Sendable {
    private let journalRepository: JournalRepository
    private let projectRepository: ProjectRepository

    init(_ appDependencies: AppDependencies) {
        journalRepository = JournalRepository(appDependencies.fileManagerClient, appDependencies.diskClient)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    func check(_ plan: ChangeSet) throws {
        if let other = journalRepository.places(around: plan.root).first {
            throw ApplyError.busy(folder: other.folder, holder: journalRepository.holder(in: other.folder))
        }
        for change in plan.changes where change.kind != .skip { try check(change, of: plan) }
        try checkNumbers(of: plan)
        for folder in plan.newFolders where try projectRepository.exists(plan.root.appending(path: folder)) {
            throw ApplyError.changed(path: folder)
        }
    }

    /// Another run may have left a record of the same number.
    private func checkNumbers(of plan: ChangeSet) throws {
        let records = plan.changes.filter { $0.kind == .create && $0.path.parentPath == ChangeRecordRepository.folder }
        let taken = try projectRepository.names(in: plan.root.appending(path: ChangeRecordRepository.folder))
        for record in records {
            let number = record.path.lastPathComponent.prefix { $0 != "-" }
            if taken.contains(where: { $0.hasPrefix(number + "-") }) { throw ApplyError.changed(path: record.path) }
        }
    }

    /// Each file must still be what the plan saw; one that may not be written is not replaced either.
    private func check(_ change: FileChange, of plan: ChangeSet) throws {
        let path = plan.root.appending(path: change.path)
        let contents = try projectRepository.contents(of: change.path, in: Project(root: plan.root))
        guard contents?.bytes == change.before?.bytes else { throw ApplyError.changed(path: change.path) }
        if change.kind == .edit, let contents, contents.permissions & 0o200 == 0 {
            throw FileError(.refused, path: path)
        }
        for taken in [path.staged, path.kept] where try projectRepository.exists(taken) {
            throw ApplyError.inTheWay(path: taken)
        }
    }
}
