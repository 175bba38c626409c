/// An enum of raw values needs nothing but the conformance: `extension Status: ColumnValue {}`.
extension ColumnValue where Self: RawRepresentable, RawValue: ColumnValue {
    public init?(_ cell: SQLiteValue) {
        guard let value = RawValue(cell) else { return nil }
        self.init(rawValue: value)
    }

    public var cell: SQLiteValue { rawValue.cell }

    public static func order(by column: String) -> String { RawValue.order(by: column) }
}
