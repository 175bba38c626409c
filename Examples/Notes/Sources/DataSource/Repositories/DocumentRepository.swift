/// Records in a JSON file, as `list --json` writes them.
public struct DocumentRepository: Sendable {
    private let fileManagerClient: FileManagerClient

    public init(_ fileManagerClient: FileManagerClient) {
        self.fileManagerClient = fileManagerClient
    }

    /// - Parameter path: absolute, or as seen from the current folder.
    /// - Throws: `FileError`, `DocumentError`.
    public func records<Record: Decodable>(_ path: String) throws -> [Record] {
        let contents = try fileManagerClient.contents(absolute(path))
        do {
            return try JSONDecoder.document.decode([PlacedRecord<Record>].self, from: contents).map(\.record)
        } catch let error as DecodingError {
            throw DocumentError(error, path: path)
        }
    }

    private func absolute(_ path: String) -> String {
        let folder = fileManagerClient.currentDirectoryPath()
        return path.hasPrefix("/") ? path : (folder == "/" ? "" : folder) + "/" + path
    }
}
