/// What was written on the command line, by parameter. The parser has accepted each word.
public struct Arguments: Sendable {
    /// Few: looked through faster than a dictionary of them is made.
    private var given: [(parameter: String, words: [String])] = []

    public init() {}

    /// Traps where the command has no such argument.
    public subscript<Value: ArgumentValue>(_ argument: Argument<Value>) -> Value {
        guard let value = value(argument.parameter) ?? Value.absent else {
            preconditionFailure("'\(argument.parameter.name)' is not an argument of this command")
        }
        return value
    }

    /// Nil where it was not given.
    public subscript<Value: ArgumentValue>(_ option: Option<Value>) -> Value? {
        value(option.parameter)
    }

    public subscript(_ flag: Flag) -> Bool {
        value(flag.parameter) ?? false
    }

    func has(_ parameter: Parameter) -> Bool {
        words(for: parameter) != nil
    }

    /// Nil for what `--no-due` says.
    mutating func add(_ word: String?, to parameter: Parameter) {
        let before = words(for: parameter) ?? []
        given.removeAll { $0.parameter == parameter.name }
        given.append((parameter.name, word.map { before + [$0] } ?? []))
    }

    private func value<Value: ArgumentValue>(_ parameter: Parameter) -> Value? {
        words(for: parameter).flatMap { $0.isEmpty ? Value.negated : Value(words: $0) }
    }

    private func words(for parameter: Parameter) -> [String]? {
        given.first { $0.parameter == parameter.name }?.words
    }
}
