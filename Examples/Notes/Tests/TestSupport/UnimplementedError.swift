/// What an unimplemented closure throws.
public struct UnimplementedError: Error, Equatable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}
