extension Array: ColumnValue where Element: ColumnValue & Codable {
    public init?(_ cell: SQLiteValue) {
        guard let values = cell.decoded(Self.self) else { return nil }
        self = values
    }

    public var cell: SQLiteValue { .encoded(self) }

    public var texts: [String] { flatMap(\.texts) }

    public func matches(_ cell: SQLiteValue) -> Bool {
        guard let wanted = cell.decoded(Self.self), !wanted.isEmpty else { return self.cell == cell }
        let cells = map(\.cell)
        return wanted.allSatisfy { cells.contains($0.cell) }
    }

    public static var isList: Bool { true }
}
