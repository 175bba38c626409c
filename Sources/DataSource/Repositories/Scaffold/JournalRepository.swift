/// The journals that runs leave when they are killed.
public struct JournalRepository: Sendable {
    private let diskClient: DiskClient
    private let fileManagerClient: FileManagerClient
    private let projectRepository: ProjectRepository

    public init(_ fileManagerClient: FileManagerClient, _ diskClient: DiskClient) {
        self.diskClient = diskClient
        self.fileManagerClient = fileManagerClient
        projectRepository = ProjectRepository(fileManagerClient)
    }

    /// Of a run that is about to work on the project in `root`.
    public func place(for root: String) throws -> JournalPlace {
        let missing = try root.ancestorPaths.prefix { try !projectRepository.isFolder($0) }
        guard let outer = missing.last else { return JournalPlace(folder: root) }
        return JournalPlace(folder: outer.parentPath, coming: outer.lastPathComponent)
    }

    /// Those of runs that worked on a folder, on one around it, or on a `LocalPackage` there. Where nothing may be looked
    /// at, nothing is.
    public func places(around folder: String) -> [JournalPlace] {
        folder.ancestorPaths.flatMap { folder in
            let inside = [folder, folder.appending(path: "LocalPackage")].map { JournalPlace(folder: $0) }
            let beside = JournalPlace(folder: folder.parentPath, coming: folder.lastPathComponent)
            return inside + (folder == beside.folder ? [] : [beside])
        }
        .filter { place in
            [place.path, place.unwritten, place.done].contains { (try? projectRepository.exists($0)) == true }
        }
    }

    /// Nil where no run left one. A journal comes with a folder, and a folder from anywhere: it may not name what lies outside.
    public func state(at place: JournalPlace) throws -> JournalState? {
        if let journal = try journal(place.path, of: place) { return .begun(journal) }
        if let journal = try journal(place.done, of: place) { return .done(journal) }
        return try projectRepository.exists(place.unwritten) ? .unwritten : nil
    }

    /// Who works in a folder, as the first journal there says that can be read.
    public func holder(in folder: String) -> Journal.Holder? {
        let names = (try? projectRepository.names(in: folder)) ?? []
        return names.filter { $0.contains(JournalPlace.suffix) }
            .compactMap { try? fileManagerClient.contents(folder.appending(path: $0)) }
            .compactMap { try? JSONDecoder().decode(Journal.self, from: $0).holder }.first
    }

    /// It is on the disk when this returns.
    public func begin(_ journal: Journal, at place: JournalPlace) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try discard(place.unwritten)
        do {
            try fileManagerClient.createFile(place.unwritten, try encoder.encode(journal), 0o644)
        } catch let error as FileError {
            throw FileError(error.reason, path: place.folder)
        }
        do {
            try fileManagerClient.rename(place.unwritten, place.path)
            try diskClient.sync(place.folder)
        } catch {
            try end(place)
            throw error
        }
    }

    /// From here on nothing is put back.
    public func commit(_ place: JournalPlace) throws {
        try fileManagerClient.rename(place.path, place.done)
        try? diskClient.sync(place.folder)
    }

    public func end(_ place: JournalPlace) throws {
        for path in [place.unwritten, place.done, place.path] { try discard(path) }
    }

    private func journal(_ path: String, of place: JournalPlace) throws -> Journal? {
        guard let status = try fileManagerClient.status(path) else { return nil }
        let project = Project(root: place.folder)
        guard status.kind == .file, let data = try? fileManagerClient.contents(path),
            let journal = try? JSONDecoder().decode(Journal.self, from: data), journal.schemaVersion == 1,
            journal.paths.allSatisfy(place.holds),
            (try? journal.paths.forEach { try projectRepository.checkStaysInside($0, of: project) }) != nil
        else { throw JournalError.unreadable(path: path) }
        return journal
    }

    private func discard(_ path: String) throws {
        if try projectRepository.exists(path) { try fileManagerClient.removeFile(path) }
    }
}

extension JournalPlace {
    fileprivate func holds(_ path: String) -> Bool {
        coming.map { path.isInside(path: $0) } ?? true
    }
}
