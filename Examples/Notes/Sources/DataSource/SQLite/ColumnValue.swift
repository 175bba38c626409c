/// A value that one column of a table keeps.
public protocol ColumnValue: Sendable {
    /// Fails where the cell holds something else.
    init?(_ cell: SQLiteValue)

    var cell: SQLiteValue { get }

    /// What a search looks through.
    var texts: [String] { get }

    /// Whether a filter for what is in `cell` finds it: for a list, whether it has all elements of that list.
    func matches(_ cell: SQLiteValue) -> Bool

    /// Whether only `matches` can tell, and not SQL.
    static var isList: Bool { get }

    /// What `ORDER BY` takes for a column of such values.
    static func order(by column: String) -> String
}

extension ColumnValue {
    public var texts: [String] {
        if case let .text(text) = cell { [text] } else { [] }
    }

    public func matches(_ cell: SQLiteValue) -> Bool { self.cell == cell }

    public static var isList: Bool { false }

    public static func order(by column: String) -> String { column + " COLLATE NOCASE" }
}
