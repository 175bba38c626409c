import DataSource

extension FileManagerClient {
    /// A file system of its own, which answers as the real one does: paths to texts, with the folders above them.
    /// FilePermissions are kept and not enforced; see `failing(at:with:over:)`.
    ///
    /// - Parameters:
    ///   - permissions: of the files that do not have 0o644.
    ///   - links: paths to where they lead.
    ///   - currentDirectoryPath: made where it is missing.
    public static func inMemory(
        _ files: [String: String] = [:],
        permissions: [String: Int] = [:],
        links: [String: String] = [:],
        currentDirectoryPath: String = "/"
    ) -> FileManagerClient {
        var nodes = links.mapValues { FileNode.link($0) }
        for (path, text) in files {
            nodes[path] = .file(Data(text.utf8), permissions: permissions[path] ?? 0o644)
        }
        nodes[currentDirectoryPath] = .folder
        return over(Locked(FileTree(nodes)), currentDirectoryPath: currentDirectoryPath)
    }

    private static func over(_ tree: Locked<FileTree>, currentDirectoryPath: String) -> FileManagerClient {
        testDependency(of: FileManagerClient.self) {
            $0.contents = { path in try tree.at(path) { try $0.contents(path) } }
            $0.contentsOfDirectory = { path in try tree.at(path) { try $0.contentsOfDirectory(path) } }
            $0.createDirectory = { path in try tree.at(path) { try $0.create(.folder, path) } }
            $0.createFile = { path, contents, permissions in
                try tree.at(path) { try $0.create(.file(contents, permissions: permissions), path) }
            }
            $0.currentDirectoryPath = { currentDirectoryPath }
            $0.destinationOfSymbolicLink = { path in try tree.at(path) { try $0.destination(path) } }
            $0.link = { path, name in try tree.at(name) { try $0.link(path, name) } }
            $0.rename = { path, destination in try tree.at(destination) { try $0.rename(path, destination) } }
            $0.removeDirectory = { path in try tree.at(path) { try $0.removeDirectory(path) } }
            $0.removeFile = { path in try tree.at(path) { try $0.removeFile(path) } }
            $0.status = { path in try tree.at(path) { try $0.status(path) } }
        }
    }
}

extension Locked<FileTree> {
    /// Names `path` in what goes wrong.
    fileprivate func at<Result: Sendable>(
        _ path: String,
        _ body: (inout FileTree) throws -> Result
    ) throws -> Result {
        try withLock { tree in
            do {
                return try body(&tree)
            } catch let error as SystemError {
                throw error.at(path)
            }
        }
    }
}
