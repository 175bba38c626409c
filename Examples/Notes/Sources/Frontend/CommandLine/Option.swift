/// A value that a command may be given, known by its name: `--due 2026-12-24`, `-C Notes`. An array may be given often.
public struct Option<Value: ArgumentValue> {
    public private(set) var parameter: Parameter

    /// - Parameter default: what the help says of a command that is not given it.
    public init(
        _ name: String,
        short: Character? = nil,
        _ help: String,
        placeholder: String? = nil,
        choices: [String] = Value.choices,
        default: String? = nil
    ) {
        parameter = Parameter(name, help, Value.self)
        parameter.short = short
        parameter.choices = choices
        parameter.placeholder = placeholder ?? (choices.isEmpty ? Value.placeholder : name)
        parameter.default = `default`
    }
}
