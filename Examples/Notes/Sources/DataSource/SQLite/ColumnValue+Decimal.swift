/// As text, which keeps every digit; ordered as a number.
extension Decimal: ColumnValue {
    public init?(_ cell: SQLiteValue) {
        guard case let .text(text) = cell else { return nil }
        self.init(string: text)
    }

    public var cell: SQLiteValue { .text(description) }

    public static func order(by column: String) -> String { "CAST(\(column) AS REAL)" }
}
