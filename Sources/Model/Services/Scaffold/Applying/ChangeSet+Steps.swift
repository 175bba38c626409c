import DataSource

extension ChangeSet {
    /// All new contents and second names are on the disk before the first file is touched.
    var steps: [Step] {
        let staged = active.compactMap { change in change.after.map { Step.stage(path(change), $0) } }
        let kept = active.filter { $0.kind == .edit }.map { Step.keep(path($0)) }
        let folders = newFolders.map { root.appending(path: $0) }
        let parents = Set(active.map { path($0).parentPath } + folders.map(\.parentPath)).sorted().map(Step.sync)
        return folders.map(Step.makeFolder) + staged + kept + parents + active.compactMap(turn) + parents
    }

    /// The changes that the disk sees.
    var active: [FileChange] {
        changes.filter { [.create, .edit, .remove].contains($0.kind) }
    }

    private func turn(_ change: FileChange) -> Step? {
        guard change.after == nil else { return .publish(path(change), over: change.before) }
        return change.before.map { .withdraw(path(change), $0) }
    }

    private func path(_ change: FileChange) -> String {
        root.appending(path: change.path)
    }
}
