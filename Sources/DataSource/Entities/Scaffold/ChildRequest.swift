/// A store that a person wants as a child of another.
public struct ChildRequest: Equatable, Sendable {
    public var parent: Identifier
    public var child: Identifier

    public init(parent: Identifier, child: Identifier) {
        self.parent = parent
        self.child = child
    }

    /// As they are written on a command line.
    public var arguments: [String] { [parent.type, child.type] }
}
