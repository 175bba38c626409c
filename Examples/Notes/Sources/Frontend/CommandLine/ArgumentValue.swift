/// A value that a person writes as one word of a command line, or as several, and reads in a list.
public protocol ArgumentValue: SendableMetatype {
    /// What stands for the value in the help; nil for a flag, which takes no word.
    static var placeholder: String? { get }

    /// Ends the sentence "--due takes …".
    static var expectation: String { get }

    /// The words there are; none where they cannot be counted.
    static var choices: [String] { get }

    /// What an argument is that was left out; nil where it must be written.
    static var absent: Self? { get }

    /// What `--no-due` says; nil where there is no such option.
    static var negated: Self? { get }

    /// Whether each word adds to the value, so that `--tag a --tag b` says both.
    static var isRepeated: Bool { get }

    /// Whether a new record needs it to be written, as nothing can stand for a date that is missing.
    static var isRequired: Bool { get }

    /// Whether a record can be called by it, and `add` takes it without the name of an option.
    static var isNaming: Bool { get }

    /// What is wrong with a word, where more can be said than that it is no such value.
    static func fault(in word: String) -> String?

    init?(word: String)

    /// The last word counts, unless they add up.
    init?(words: [String])

    var word: String { get }
}

extension ArgumentValue {
    public static var choices: [String] { [] }
    public static var absent: Self? { nil }
    public static var negated: Self? { nil }
    public static var isRepeated: Bool { false }
    public static var isRequired: Bool { false }
    public static var isNaming: Bool { placeholder != nil }
    public static func fault(in word: String) -> String? { nil }

    public init?(words: [String]) {
        guard let word = words.last else { return nil }
        self.init(word: word)
    }
}
