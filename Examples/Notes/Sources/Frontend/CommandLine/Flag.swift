/// A switch of a command, off unless it is given: `--json`, `-q`.
public struct Flag: Sendable {
    public private(set) var parameter: Parameter

    public init(_ name: String, short: Character? = nil, _ help: String) {
        parameter = Parameter(name, help, Bool.self)
        parameter.short = short
        parameter.isNegatable = false
    }
}
