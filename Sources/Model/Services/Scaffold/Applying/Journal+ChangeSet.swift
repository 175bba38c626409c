import DataSource

extension Journal {
    init(_ plan: ChangeSet, at place: JournalPlace, by holder: Holder) {
        let relative = { (path: String) in plan.root.appending(path: path).relative(to: place.folder) }
        let files = plan.active.map { change in
            File(
                path: relative(change.path),
                before: change.before?.fingerprint,
                after: change.after?.fingerprint,
                edit: change.insertions.isEmpty ? nil : change.after.map { ChangeRecord.Edit(change, $0) }
            )
        }
        self.init(
            holder: holder,
            files: files,
            newFolders: plan.newFolders.map(relative),
            oldFolders: plan.oldFolders.map(relative)
        )
    }

    /// Whether the run was to make something; one that takes back has no new record.
    var isMaking: Bool {
        files.contains { $0.before == nil && $0.path.parentPath.lastPathComponent == ChangeRecordRepository.folder }
    }

    /// Those that files or folders come into, and go from.
    var touchedFolders: [String] {
        Set(paths.map(\.parentPath)).sorted()
    }

    /// Those that something goes from in the end: second names of files, and folders.
    var keepingFolders: [String] {
        Set((files.filter { $0.before != nil }.map(\.path) + oldFolders).map(\.parentPath)).sorted()
    }
}

extension String {
    fileprivate func relative(to folder: String) -> String {
        isInside(path: folder) ? String(dropFirst(folder.hasSuffix("/") ? folder.count : folder.count + 1)) : self
    }
}
