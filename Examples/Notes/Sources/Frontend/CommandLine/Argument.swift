/// A value that a command needs, known by its place. An optional one may be left out, an array takes all words that are
/// left.
public struct Argument<Value> {
    public let parameter: Parameter
}

extension Argument where Value: ArgumentValue {
    public init(_ name: String, _ help: String) {
        parameter = Parameter(name, help, Value.self)
    }
}
