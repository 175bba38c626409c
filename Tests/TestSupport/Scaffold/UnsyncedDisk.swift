import DataSource

/// A disk that may lose names in a power cut: until a folder is synced, each name in it may come to be again what it was
/// when the folder was synced last.
public struct UnsyncedDisk: Sendable {
    private let client: FileManagerClient
    private let root: String
    private let synced: Locked<[String: Names]>

    /// What they name in a folder.
    private typealias Names = [String: Node]

    private enum Node: Equatable {
        case folder
        case file(FileContents)
    }

    /// What is there already outlives a cut.
    public init(_ client: FileManagerClient, root: String) throws {
        self.client = client
        self.root = root
        synced = Locked([:])
        for folder in try folders(below: root) { try sync(folder) }
    }

    public var diskClient: DiskClient {
        testDependency(of: DiskClient.self) { $0.sync = sync }
    }

    /// Sets of paths that may be lost together: none, all that can be, those of each folder and of all others, and each one.
    public func losses() throws -> [Set<String>] {
        let known = synced.withLock(\.self)
        let folders = try Set(folders(below: root)).union(known.keys).map { folder in
            let (old, new) = (known[folder] ?? [:], try names(in: folder))
            let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
            return Set(changed.map(folder.appending(path:)))
        }
        let all = folders.reduce(into: Set<String>()) { $0.formUnion($1) }
        return [[], all] + folders.filter { !$0.isEmpty }.flatMap { [$0, all.subtracting($0)] } + all.map { [$0] }
    }

    /// What is there once the power is back.
    public func afterCut(losing paths: Set<String>) throws -> FileManagerClient {
        let copy = FileManagerClient.inMemory(currentDirectoryPath: root)
        try restore(root, in: copy, losing: paths)
        return copy
    }

    private func restore(_ folder: String, in copy: FileManagerClient, losing paths: Set<String>) throws {
        let (old, new) = (synced.withLock { $0[folder] } ?? [:], try names(in: folder))
        for name in Set(old.keys).union(new.keys) {
            let path = folder.appending(path: name)
            switch paths.contains(path) ? old[name] : new[name] {
            case let .file(contents): try copy.createFile(path, contents.bytes, contents.permissions)
            case .folder:
                try copy.createDirectory(path)
                try restore(path, in: copy, losing: paths)
            case nil: break
            }
        }
    }

    private func sync(_ folder: String) throws {
        let names = try names(in: folder)
        synced.withLock { $0[folder] = names }
    }

    private func names(in folder: String) throws -> Names {
        guard try client.status(folder) != nil else { return [:] }
        return try client.contentsOfDirectory(folder).reduce(into: [:]) { names, name in
            let path = folder.appending(path: name)
            guard let status = try client.status(path) else { return }
            let isFolder = status.kind == .folder
            names[name] =
                isFolder ? .folder : .file(FileContents(try client.contents(path), permissions: status.permissions))
        }
    }

    private func folders(below folder: String) throws -> [String] {
        try [folder]
            + names(in: folder).filter { $0.value == .folder }.keys.flatMap { name in
                try folders(below: folder.appending(path: name))
            }
    }
}
