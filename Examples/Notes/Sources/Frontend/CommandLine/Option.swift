/// A value that a command may be given, known by its name: `--due 2026-12-24`, `-C Notes`. An array may be given often.
///
/// The type asks nothing of its value, only its init does: a program that starts would look up the conformance of each.
public struct Option<Value>: Sendable {
    public private(set) var parameter: Parameter
}

extension Option where Value: ArgumentValue {
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
