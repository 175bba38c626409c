import DataSource

extension ChangeSet {
    /// All new contents are on the disk before the first file is touched.
    var steps: [Step] {
        let active = changes.filter { [.create, .edit, .remove].contains($0.kind) }
        return newFolders.map { .makeFolder(root.appending(path: $0)) }
            + active.compactMap { change in change.after.map { .stage(root.appending(path: change.path), $0) } }
            + active.flatMap { change -> [Step] in
                let path = root.appending(path: change.path)
                return switch change.kind {
                case .create: [.publish(path)]
                case .edit: [.keep(path), .publish(path)]
                case .remove: [.withdraw(path)]
                case .skip, .unchanged: []
                }
            }
            + oldFolders.map { .removeFolder(root.appending(path: $0)) }
    }
}
