/// A value that one column of a table keeps.
public protocol ColumnValue: Sendable {
    /// Fails where the cell holds something else.
    init?(_ cell: SQLiteValue)

    var cell: SQLiteValue { get }

    /// What a search looks through.
    var texts: [String] { get }

    /// What `ORDER BY` takes for a column of such values.
    static func order(by column: String) -> String
}

extension ColumnValue {
    public var texts: [String] {
        if case let .text(text) = cell { [text] } else { [] }
    }

    public static func order(by column: String) -> String { column + " COLLATE NOCASE" }
}
