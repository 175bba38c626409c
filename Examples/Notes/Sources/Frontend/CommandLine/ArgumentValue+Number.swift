import DataSource

extension Int: ArgumentValue {
    public static let placeholder: String? = "number"
    public static let expectation = "a whole number"

    public init?(word: String) { self.init(word) }

    public var word: String { String(self) }
}

extension Double: ArgumentValue {
    public static let placeholder: String? = "number"
    public static let expectation = "a number"

    public init?(word: String) {
        guard word.allSatisfy("0123456789.+-eE".contains), let number = Double(word), number.isFinite else {
            return nil
        }
        self = number
    }

    public var word: String { "\(self)" }
}

extension Decimal: ArgumentValue {
    public static let placeholder: String? = "number"
    public static let expectation = "a number"

    /// `Decimal(string:)` stops where the number ends, so that it takes "12 apples".
    public init?(word: String) {
        guard Double(word: word) != nil, let number = Decimal(string: word) else { return nil }
        self = number
    }

    public var word: String { "\(self)" }
}
