extension Bool: ArgumentValue {
    public static let placeholder: String? = nil
    public static let expectation = "yes or no"
    public static let negated: Bool? = false

    public init?(word: String) {
        switch word {
        case "yes", "true": self = true
        case "no", "false": self = false
        default: return nil
        }
    }

    public var word: String { self ? "yes" : "no" }
}
