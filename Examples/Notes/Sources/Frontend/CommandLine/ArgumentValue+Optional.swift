extension Optional: ArgumentValue where Wrapped: ArgumentValue {
    public static var placeholder: String? { Wrapped.placeholder }
    public static var expectation: String { Wrapped.expectation + (isNoneAValue ? "" : ", or none") }
    public static var choices: [String] { Wrapped.choices + (Wrapped.choices.isEmpty || isNoneAValue ? [] : ["none"]) }
    public static var absent: Wrapped?? { .some(.none) }
    public static var negated: Wrapped?? { .some(Wrapped.negated) }
    public static var isRepeated: Bool { Wrapped.isRepeated }
    public static var isNaming: Bool { Wrapped.isNaming }
    public static func fault(in word: String) -> String? { Wrapped.fault(in: word) }

    public init?(word: String) { self.init(words: [word]) }

    /// "none" is no value, except where it is one: the body "none" is a text.
    public init?(words: [String]) {
        if let wrapped = Wrapped(words: words) {
            self = wrapped
        } else if words.last == "none" {
            self = .none
        } else {
            return nil
        }
    }

    public var word: String { self?.word ?? "" }

    private static var isNoneAValue: Bool { Wrapped(word: "none") != nil }
}
