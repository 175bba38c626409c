// luca:if entity
/// The stored __name_text__: one value, as a list of one record in a JSON file of its own.
// luca:else
/// The stored __name_text__: a text in a file of its own, there to be replaced by what is kept.
// luca:end
public struct __Name__Repository: Sendable {
    // luca:if entity
    private let documentRepository: DocumentRepository
    // luca:end
    private let fileManagerClient: FileManagerClient
    private let path: String

    /// - Parameter path: of the file, absolute.
    public init(_ fileManagerClient: FileManagerClient, path: String) {
        // luca:if entity
        documentRepository = DocumentRepository(fileManagerClient)
        // luca:end
        self.fileManagerClient = fileManagerClient
        self.path = path
    }

    // luca:if entity
    /// The empty one where none was stored.
    public func __name__() throws -> __Name__ {
        guard try fileManagerClient.status(path) != nil else { return __empty__ }
        let __names__: [__Name__] = try documentRepository.records(path)
        return __names__.last ?? __empty__
    }

    /// In one step: whoever reads sees the former one or this one.
    public func replace(with __name__: __Name__) throws {
        let contents = try JSONEncoder.document.encode([__name__])
    // luca:else
    /// Empty where none was stored.
    public func text() throws -> String {
        guard try fileManagerClient.status(path) != nil else { return "" }
        return String(decoding: try fileManagerClient.contents(path), as: UTF8.self)
    }

    /// In one step: whoever reads sees the former text or this one.
    public func replace(with text: String) throws {
        let contents = Data(text.utf8)
    // luca:end
        let draft = path + ".new"
        if try fileManagerClient.status(draft) != nil { try fileManagerClient.removeFile(draft) }
        try fileManagerClient.createFile(draft, contents, 0o600)
        try fileManagerClient.rename(draft, path)
    }
}
