import DataSource

/// The calls of `FileManagerClient`, as POSIX has them.
extension FileTree {
    func contents(_ path: String) throws -> Data {
        switch try node(path, .followed) {
        case let .file(contents, _): return contents
        case .folder: throw SystemError.isFolder
        case .link, nil: throw SystemError.missing
        }
    }

    func contentsOfDirectory(_ path: String) throws -> [String] {
        guard let node = try node(path, .followed) else { throw SystemError.missing }
        guard node == .folder else { throw SystemError.notFolder }
        return try names(in: path)
    }

    mutating func create(_ node: FileNode, _ path: String) throws {
        guard try self.node(path, .kept) == nil else { throw SystemError.exists }
        try put(node, at: path)
    }

    func destination(_ path: String) throws -> String {
        guard let node = try node(path, .kept) else { throw SystemError.missing }
        guard case let .link(destination) = node else { throw SystemError.notLink }
        return destination
    }

    /// A copy stands for the second name: what a file holds is never changed in place.
    mutating func link(_ path: String, _ name: String) throws {
        guard let node = try node(path, .kept) else { throw SystemError.missing }
        try create(node, name)
    }

    mutating func rename(_ path: String, _ destination: String) throws {
        guard try status(path) != nil, let moved = try node(path, .kept) else { throw SystemError.missing.at(path) }
        let (old, new) = (try key(path, .kept), try key(destination, .kept))
        guard old != new else { return }
        guard !new.hasPrefix(old + "/") else { throw SystemError.insideItself }
        if let replaced = nodes[new] {
            if moved == .folder && replaced != .folder { throw SystemError.notFolder }
            if moved != .folder && replaced == .folder { throw SystemError.isFolder }
            if replaced == .folder, try !names(in: destination).isEmpty { throw SystemError.notEmpty }
        }
        try move(path, destination)
    }

    mutating func removeDirectory(_ path: String) throws {
        guard let node = try node(path, .kept) else { throw SystemError.missing }
        guard node == .folder else { throw SystemError.notFolder }
        guard try names(in: path).isEmpty else { throw SystemError.notEmpty }
        try remove(path)
    }

    mutating func removeFile(_ path: String) throws {
        guard let node = try node(path, .kept) else { throw SystemError.missing }
        guard node != .folder else { throw SystemError.removesFolder }
        try remove(path)
    }

    func status(_ path: String) throws -> FileStatus? {
        do {
            return try node(path, .kept)?.status
        } catch let error as SystemError where error.at(path).reason == .missing {
            return nil
        }
    }
}
