/// A value that is stored as part of its owner: `extension Tag: JSONColumnValue {}`.
public protocol JSONColumnValue: ColumnValue, Codable {}

extension JSONColumnValue {
    public init?(_ cell: SQLiteValue) {
        guard let value = cell.decoded(Self.self) else { return nil }
        self = value
    }

    public var cell: SQLiteValue { .encoded(self) }

    public var texts: [String] { cell.decoded(JSONTexts.self)?.texts ?? [] }
}
