extension FileManagerClient {
    /// As this one, but for some files, which are read as they are here: nil where there is none.
    public func overlaid(with files: [String: FileContents?]) -> FileManagerClient {
        var client = self
        client.contents = { [contents] path in
            guard let file = files[path] else { return try contents(path) }
            guard let file else { throw FileError(.missing, path: path) }
            return file.bytes
        }
        client.status = { [status] path in
            guard let file = files[path] else { return try status(path) }
            return file.map { FileStatus(kind: .file, permissions: $0.permissions) }
        }
        client.contentsOfDirectory = { [contentsOfDirectory] folder in
            let gone = files.filter { $0.value == nil }.keys
            return try contentsOfDirectory(folder).filter { !gone.contains(folder.appending(path: $0)) }
        }
        return client
    }
}
