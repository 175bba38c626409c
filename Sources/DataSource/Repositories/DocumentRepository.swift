/// Records in a JSON file, as `list --json` writes them.
public struct DocumentRepository: Sendable {
    private let fileManagerClient: FileManagerClient

    public init(_ fileManagerClient: FileManagerClient) {
        self.fileManagerClient = fileManagerClient
    }

    /// - Parameter path: absolute, or as seen from the current folder.
    /// - Throws: `FileError`, `DocumentError`.
    public func records<Record: Decodable>(_ path: String) throws -> [Record] {
        let folder = fileManagerClient.currentDirectoryPath()
        let contents = try fileManagerClient.contents(path.hasPrefix("/") ? path : folder + "/" + path)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode([Record].self, from: contents)
        } catch let error as DecodingError {
            throw DocumentError(error, path: path)
        }
    }
}
