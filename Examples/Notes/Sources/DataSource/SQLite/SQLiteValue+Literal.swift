extension SQLiteValue {
    /// The value as SQL, for the places that take no bound values.
    var literal: String {
        switch self {
        case .null: "NULL"
        case let .integer(number): "\(number)"
        case let .real(number) where number.isFinite: "\(number)"
        case let .real(number): number.isNaN ? "NULL" : number < 0 ? "-9e999" : "9e999"
        case let .text(text): "'\(text.replacing("'", with: "''"))'"
        case let .blob(data): "X'\(data.map(\.hexadecimal).joined())'"
        }
    }
}

extension UInt8 {
    fileprivate var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
