import Model

/// An argument, an option or a flag without its type: what the parser, the help and the completions know of it.
public struct Parameter: Sendable {
    /// The words that may be meant, by what was typed before.
    public typealias Candidates = @MainActor (Arguments, AppDependencies) throws -> [String]

    let name: String
    let help: String
    let isOptional: Bool
    let isRepeated: Bool
    var short: Character?
    var placeholder: String?
    var choices: [String]
    var `default`: String?
    var isNegatable: Bool
    /// Of an option: refused where it is missing.
    var isRequired = false
    /// Of an argument: asked where it is missing.
    var question: String?
    var candidates: Candidates?
    private let valueExpectation: @Sendable () -> String
    private let isValue: @Sendable (String) -> Bool
    private let fault: @Sendable (String) -> String?

    init<Value: ArgumentValue>(_ name: String, _ help: String, _ value: Value.Type) {
        self.name = name
        self.help = help
        isOptional = Value.absent != nil
        isRepeated = Value.isRepeated
        placeholder = Value.placeholder
        choices = Value.choices
        isNegatable = Value.negated != nil
        valueExpectation = { Value.expectation }
        isValue = { word in Value(word: word) != nil }
        fault = { word in Value.fault(in: word) }
    }

    var expectation: String {
        choices.isEmpty ? valueExpectation() : choices.alternatives
    }

    /// - Parameter spelling: how the error names it.
    func checked(_ word: String, as spelling: String) throws(UsageError) -> String {
        guard isValue(word), choices.isEmpty || choices.contains(word) else {
            throw .wrongValue(parameter: spelling, expectation: expectation, word: word, fault: fault(word))
        }
        return word
    }
}
