import DataSource

/// Ends what a run has begun, by its journal and by what the disk holds: however far it came, and however often this is tried.
struct PutBackService: Sendable {
    private let diskClient: DiskClient
    private let fileManagerClient: FileManagerClient
    private let journalRepository: JournalRepository
    private let projectRepository: ProjectRepository

    init(_ appDependencies: AppDependencies) {
        diskClient = appDependencies.diskClient
        fileManagerClient = appDependencies.fileManagerClient
        journalRepository = JournalRepository(appDependencies.fileManagerClient, appDependencies.diskClient)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    /// Every file is as it was before the run.
    /// - Returns: those that a person has edited since, and that are left so.
    func putBack(_ journal: Journal, at place: JournalPlace, because cause: (any Error)? = nil) throws -> [String] {
        let project = Project(root: place.folder)
        var left: [String] = []
        var failed: [(path: String, error: any Error)] = []
        for file in journal.files.reversed() {
            do { if try !putBack(file, in: project) { left.append(file.path) } } catch {
                failed.append((file.path, error))
            }
        }
        for folder in journal.newFolders.reversed() {
            do { try removeIfEmpty(folder, in: project) } catch { failed.append((folder, error)) }
        }
        if let first = failed.first {
            throw ApplyError.notRestored(paths: failed.map(\.path).sorted(), cause: cause ?? first.error)
        }
        try end(place, waitingFor: journal.touchedFolders)
        return left.sorted()
    }

    /// Every file is as planned; what is kept of the old ones goes.
    func finish(_ journal: Journal, at place: JournalPlace) throws {
        let project = Project(root: place.folder)
        for file in journal.files {
            let path = place.folder.appending(path: file.path)
            try discard(path.staged)
            try discard(path.kept)
        }
        for folder in journal.oldFolders { try removeIfEmpty(folder, in: project) }
        try end(place, waitingFor: journal.keepingFolders)
    }

    /// - Returns: false where it is left as a person has edited it.
    private func putBack(_ file: Journal.File, in project: Project) throws -> Bool {
        let path = project.root.appending(path: file.path)
        try discard(path.staged)
        let contents = try projectRepository.contents(of: file.path, in: project)
        let isKept = try projectRepository.exists(path.kept)
        switch contents?.fingerprint {
        case file.before:
            try discard(path.kept)
        case file.after where isKept:
            try fileManagerClient.rename(path.kept, path)
        case nil where isKept:
            try fileManagerClient.rename(path.kept, path)
        case file.after where file.before == nil:
            try discard(path)
        default:
            return try contents.map { try putBack($0, edited: file, at: path) } ?? true
        }
        return true
    }

    /// Somebody has edited the file since: what luca put into it goes, where that can be told from the rest.
    private func putBack(_ contents: FileContents, edited file: Journal.File, at path: String) throws -> Bool {
        guard let edit = file.edit else { return false }
        if let rest = contents.removing(edit) {
            try fileManagerClient.createFile(path.staged, rest.bytes, rest.permissions)
            try fileManagerClient.rename(path.staged, path)
        } else if contents.holdsSome(of: edit) {
            return false
        }
        try discard(path.kept)
        return true
    }

    private func end(_ place: JournalPlace, waitingFor folders: [String]) throws {
        for folder in folders.map(place.folder.appending(path:)) where try projectRepository.isFolder(folder) {
            try? diskClient.sync(folder)
        }
        try journalRepository.end(place)
    }

    private func removeIfEmpty(_ folder: String, in project: Project) throws {
        try projectRepository.checkStaysInside(folder, of: project)
        let path = project.root.appending(path: folder)
        guard try projectRepository.isFolder(path), try projectRepository.names(in: path).isEmpty else { return }
        try fileManagerClient.removeDirectory(path)
    }

    private func discard(_ path: String) throws {
        if try projectRepository.exists(path) { try fileManagerClient.removeFile(path) }
    }
}
