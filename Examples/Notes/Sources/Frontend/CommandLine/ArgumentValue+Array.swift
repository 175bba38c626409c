extension Array: ArgumentValue where Element: ArgumentValue {
    public static var placeholder: String? { Element.placeholder ?? "choice" }
    public static var expectation: String { Element.expectation }
    public static var choices: [String] { Element.choices }
    public static var absent: [Element]? { [] }
    public static var negated: [Element]? { [] }
    public static var isRepeated: Bool { true }
    public static var isNaming: Bool { Element.isNaming || Element.placeholder == nil }
    public static func fault(in word: String) -> String? { Element.fault(in: word) }

    public init?(word: String) { self.init(words: [word]) }

    public init?(words: [String]) {
        self = words.compactMap { Element(word: $0) }
        if count < words.count { return nil }
    }

    public var word: String { map(\.word).joined(separator: ", ") }
}
