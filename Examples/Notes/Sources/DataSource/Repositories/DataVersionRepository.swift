/// Whether other programs changed the stored data.
public struct DataVersionRepository: Sendable {
    private let sqliteClient: SQLiteClient

    public init(_ sqliteClient: SQLiteClient) {
        self.sqliteClient = sqliteClient
    }

    /// Another one after each change that was made elsewhere, the same after those made here.
    ///
    /// - Throws: `SQLiteError`, `DataFolderError`.
    public func version() throws -> DataVersion {
        var version = DataVersion(connection: .zero, number: 0)
        try sqliteClient.transaction(.read) { version = try $0.dataVersion }
        return version
    }
}
