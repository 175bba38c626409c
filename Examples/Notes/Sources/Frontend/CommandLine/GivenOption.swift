/// An option as it was written. Its meaning depends on the command, which may come after it.
struct GivenOption {
    /// `--due`, `-C` or `--no-due`
    let spelling: String
    let word: String?

    /// What the parameter that is spelled so makes of it; nil for its negation.
    func word(for option: Parameter) throws -> String? {
        guard spelling != option.negation else {
            guard let word else { return nil }
            throw UsageError.wrongValue(parameter: spelling, expectation: "no value", word: word)
        }
        guard let word = word ?? (option.placeholder == nil ? true.word : nil) else {
            throw UsageError.missingValue(option: spelling, expectation: option.expectation)
        }
        return try option.checked(word, as: spelling)
    }
}
