extension Optional: ColumnValue where Wrapped: ColumnValue {
    public init?(_ cell: SQLiteValue) {
        guard cell != .null else {
            self = .none
            return
        }
        guard let wrapped = Wrapped(cell) else { return nil }
        self = wrapped
    }

    public var cell: SQLiteValue { self?.cell ?? .null }

    public var texts: [String] { self?.texts ?? [] }

    public func matches(_ cell: SQLiteValue) -> Bool { self?.matches(cell) ?? (cell == .null) }

    public static var isList: Bool { Wrapped.isList }

    public static func order(by column: String) -> String { Wrapped.order(by: column) }
}
