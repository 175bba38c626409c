/// A value that a command needs, known by its place. An optional one may be left out, an array takes all words that are
/// left.
public struct Argument<Value>: Sendable {
    public private(set) var parameter: Parameter
}

extension Argument where Value: ArgumentValue {
    /// - Parameters:
    ///   - question: put to a person on a terminal where it is missing; an optional one where one before it was.
    ///   - candidates: the words that the shell's Tab key offers.
    public init(
        _ name: String,
        _ help: String,
        question: String? = nil,
        candidates: Parameter.Candidates? = nil
    ) {
        parameter = Parameter(name, help, Value.self)
        parameter.question = question
        parameter.candidates = candidates
    }
}
