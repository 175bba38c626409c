import DataSource

extension FileManagerClient {
    /// Asks `check` before each call that reads or changes something; a rename asks for its destination, then its path.
    func checking(_ check: @escaping @Sendable (FileCall, _ path: String) throws -> Void) -> FileManagerClient {
        var checked = self
        checked.contents = { [contents] path in
            try check(.other, path)
            return try contents(path)
        }
        checked.contentsOfDirectory = { [contentsOfDirectory] path in
            try check(.other, path)
            return try contentsOfDirectory(path)
        }
        checked.createDirectory = { [createDirectory] path in
            try check(.other, path)
            try createDirectory(path)
        }
        checked.createFile = { [createFile] path, contents, permissions in
            try check(.createFile, path)
            try createFile(path, contents, permissions)
        }
        checked.destinationOfSymbolicLink = { [destinationOfSymbolicLink] path in
            try check(.other, path)
            return try destinationOfSymbolicLink(path)
        }
        checked.link = { [link] path, name in
            try check(.other, name)
            try link(path, name)
        }
        checked.rename = { [rename] path, destination in
            try check(.rename, destination)
            try check(.other, path)
            try rename(path, destination)
        }
        checked.removeDirectory = { [removeDirectory] path in
            try check(.other, path)
            try removeDirectory(path)
        }
        checked.removeFile = { [removeFile] path in
            try check(.removeFile, path)
            try removeFile(path)
        }
        return checked
    }
}
