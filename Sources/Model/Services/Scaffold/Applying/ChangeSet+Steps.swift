import DataSource

extension ChangeSet {
    /// One after the other; the steps of one do not depend on each other. All new contents and second names are on the
    /// disk before the first file is touched.
    var stages: [[Step]] {
        let staged = active.compactMap { change in change.after.map { Step.stage(path(change), $0) } }
        let kept = active.filter { $0.before != nil }.map(path)
        let folders = newFolders.map { root.appending(path: $0) }
        return folders.map { [.makeFolder($0)] } + [
            staged,
            kept.map(Step.keep),
            sync(kept.map(\.parentPath)),
            active.compactMap(turn),
            sync((active.map(path) + folders).map(\.parentPath)),
        ]
    }

    private func sync(_ folders: [String]) -> [Step] {
        Set(folders).sorted().map(Step.sync)
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
