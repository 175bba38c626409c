import DataSource

extension FileManagerClient {
    /// A file system of its own, with what lies below a folder of another one.
    public static func inMemory(copying folder: String, of client: FileManagerClient) throws -> FileManagerClient {
        let copy = inMemory(currentDirectoryPath: folder)
        try copy.add(folder, of: client)
        return copy
    }

    private func add(_ folder: String, of client: FileManagerClient) throws {
        for name in try client.contentsOfDirectory(folder) {
            let path = folder.appending(path: name)
            guard let status = try client.status(path) else { continue }
            if status.kind == .folder {
                try createDirectory(path)
                try add(path, of: client)
            } else {
                try createFile(path, try client.contents(path), status.permissions)
            }
        }
    }
}
