/// What was written on the command line, by parameter. The parser has accepted each word.
public struct Arguments {
    private var words: [String: [String]] = [:]

    public init() {}

    /// Traps where the command has no such argument.
    public subscript<Value>(_ argument: Argument<Value>) -> Value {
        guard let value = value(argument.parameter) ?? Value.absent else {
            preconditionFailure("'\(argument.parameter.name)' is not an argument of this command")
        }
        return value
    }

    /// Nil where it was not given.
    public subscript<Value>(_ option: Option<Value>) -> Value? {
        value(option.parameter)
    }

    public subscript(_ flag: Flag) -> Bool {
        value(flag.parameter) ?? false
    }

    func has(_ parameter: Parameter) -> Bool {
        words[parameter.name] != nil
    }

    /// Nil for what `--no-due` says.
    mutating func add(_ word: String?, to parameter: Parameter) {
        words[parameter.name] = word.map { words[parameter.name, default: []] + [$0] } ?? []
    }

    private func value<Value: ArgumentValue>(_ parameter: Parameter) -> Value? {
        words[parameter.name].flatMap { $0.isEmpty ? Value.negated : Value(words: $0) }
    }
}
