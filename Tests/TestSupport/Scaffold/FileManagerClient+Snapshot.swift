import DataSource

extension FileManagerClient {
    /// Everything below a folder: what it is, its permissions and its text. Two that are equal differ in no byte.
    public func snapshot(_ folder: String) throws -> [String: String] {
        var entries: [String: String] = [:]
        for name in try contentsOfDirectory(folder) {
            let path = folder.appending(path: name)
            guard let status = try status(path) else { continue }
            let mode = String(status.permissions, radix: 8)
            switch status.kind {
            case .folder: entries.merge(try snapshot(path)) { $1 }
            case .link: entries[path] = "link to " + (try destinationOfSymbolicLink(path))
            case .file: entries[path] = "\(mode) " + String(decoding: try contents(path), as: UTF8.self)
            case .other: break
            }
            if status.kind == .folder { entries[path + "/"] = mode }
        }
        return entries
    }

    /// Puts a text where a file is or is not, as an editor does.
    public func put(_ text: String, at path: String) throws {
        let permissions = try status(path)?.permissions
        if permissions != nil { try removeFile(path) }
        try createFile(path, Data(text.utf8), permissions ?? 0o644)
    }
}
