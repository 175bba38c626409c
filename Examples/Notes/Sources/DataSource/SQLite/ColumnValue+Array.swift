extension Array: ColumnValue where Element: ColumnValue & Codable {
    public init?(_ cell: SQLiteValue) {
        guard let values = cell.decoded(Self.self) else { return nil }
        self = values
    }

    public var cell: SQLiteValue { .encoded(self) }

    public var texts: [String] { flatMap(\.texts) }
}
