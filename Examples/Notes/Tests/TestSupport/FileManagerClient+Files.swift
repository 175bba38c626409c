import DataSource

extension FileManagerClient {
    /// What lies below a folder, by its path from there: the text of a file, `-> DESTINATION` of a link, and nothing of
    /// a folder, whose path ends with a slash.
    public func files(in folder: String) throws -> [String: String] {
        var files: [String: String] = [:]
        for name in try contentsOfDirectory(folder) {
            let path = (folder == "/" ? "" : folder) + "/" + name
            switch try status(path)?.kind {
            case .folder:
                files[name + "/"] = ""
                for (inner, text) in try self.files(in: path) { files[name + "/" + inner] = text }
            case .link: files[name] = "-> " + (try destinationOfSymbolicLink(path))
            case .file: files[name] = String(decoding: try contents(path), as: UTF8.self)
            case .other, nil: files[name] = nil
            }
        }
        return files
    }
}
