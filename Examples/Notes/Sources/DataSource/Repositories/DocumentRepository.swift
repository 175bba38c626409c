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
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom(Self.date)
        do {
            return try decoder.decode([Record].self, from: contents)
        } catch let error as DecodingError {
            throw DocumentError(error, path: path)
        }
    }

    private func absolute(_ path: String) -> String {
        let folder = fileManagerClient.currentDirectoryPath()
        return path.hasPrefix("/") ? path : (folder == "/" ? "" : folder) + "/" + path
    }

    /// As `.iso8601` decodes it, but an error says which field it is about.
    @Sendable private static func date(_ decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = try? Date(text, strategy: .iso8601) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no date of ISO 8601")
        }
        return date
    }
}
