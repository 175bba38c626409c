extension SQLiteConnection {
    /// See https://sqlite.org/pragma.html#pragma_data_version.
    var dataVersion: DataVersion {
        get throws {
            var number = 0
            try select(["data_version"], from: "pragma_data_version") { number = try $0.next() }
            return DataVersion(connection: id, number: number)
        }
    }
}
