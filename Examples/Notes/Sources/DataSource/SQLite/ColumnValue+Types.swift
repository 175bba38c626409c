extension String: ColumnValue {
    public init?(_ cell: SQLiteValue) {
        guard case let .text(text) = cell else { return nil }
        self = text
    }

    public var cell: SQLiteValue { .text(self) }
}

extension Int: ColumnValue {
    public init?(_ cell: SQLiteValue) {
        guard case let .integer(number) = cell else { return nil }
        self = Int(number)
    }

    public var cell: SQLiteValue { .integer(Int64(self)) }
}

/// SQLite keeps NaN as NULL, and a default without a fraction as an integer.
extension Double: ColumnValue {
    public init?(_ cell: SQLiteValue) {
        switch cell {
        case let .real(number): self = number
        case let .integer(number): self = Double(number)
        case .null: self = .nan
        case .text, .blob: return nil
        }
    }

    public var cell: SQLiteValue { isNaN ? .null : .real(self) }
}

extension Bool: ColumnValue {
    public init?(_ cell: SQLiteValue) {
        guard case let .integer(number) = cell else { return nil }
        self = number != 0
    }

    public var cell: SQLiteValue { .integer(self ? 1 : 0) }
}

/// Seconds since 2001-01-01T00:00:00Z, as `Date` itself keeps them: what is read equals what was written, to the bit.
extension Date: ColumnValue {
    public init?(_ cell: SQLiteValue) {
        guard cell != .null, let seconds = Double(cell) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }

    public var cell: SQLiteValue { .real(timeIntervalSinceReferenceDate) }
}

extension UUID: ColumnValue {
    public init?(_ cell: SQLiteValue) {
        guard case let .text(text) = cell else { return nil }
        self.init(text: text)
    }

    public var cell: SQLiteValue { .text(uuidString) }
}

extension URL: ColumnValue {
    public init?(_ cell: SQLiteValue) {
        guard case let .text(text) = cell else { return nil }
        self.init(string: text)
    }

    public var cell: SQLiteValue { .text(absoluteString) }
}

extension Data: ColumnValue {
    public init?(_ cell: SQLiteValue) {
        guard case let .blob(data) = cell else { return nil }
        self = data
    }

    public var cell: SQLiteValue { .blob(self) }
}
