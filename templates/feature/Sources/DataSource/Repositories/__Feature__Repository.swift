/// The stored __features_name__. Each operation is one transaction.
public struct __Feature__Repository: Sendable {
    private let table: Table<__Feature__>

    public init(_ sqliteClient: SQLiteClient) {
        table = Table(sqliteClient)
    }

    public func __features__(_ query: ListQuery = .all) throws -> [__Feature__] {
        try table.records(query)
    }

    /// The __feature_name__ whose id begins with `id`.
    public func __feature__(_ id: String) throws -> __Feature__ {
        try table.record(id)
    }

    public func insert(_ __feature__: __Feature__) throws {
        try table.insert(__feature__)
    }

    /// All of them, or none.
    public func insert(_ __features__: [__Feature__]) throws {
        try table.insert(__features__)
    }

    /// Writes the fields that differ from `original`.
    public func update(
        _ __feature__: __Feature__,
        from original: __Feature__
    ) throws {
        try table.update(__feature__, from: original)
    }

    public func remove(_ id: __Feature__.ID) throws {
        try table.remove(id)
    }
}
