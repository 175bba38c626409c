import DataSource
import Model

extension __Feature__ {
    /// __A_feature__ with every field filled in.
    public static let fixture = __Feature__(
        id: .fixture,
        // luca:for field
        __field_label__: __field_sample____comma__
        // luca:end
    )
}

extension SQLiteClient {
    /// A database with these __features_name__ in it.
    public static func holding(__features__: [__Feature__]) throws -> SQLiteClient {
        let client = SQLiteClient.testValue
        let __feature__Repository = __Feature__Repository(client)
        for __feature__ in __features__ { try __feature__Repository.insert(__feature__) }
        return client
    }
}

extension AppDependencies {
    /// An app with these __features_name__ in its database.
    public static func holding(__features__: [__Feature__]) throws -> AppDependencies {
        .testDependencies(sqliteClient: try .holding(__features__: __features__))
    }
}
