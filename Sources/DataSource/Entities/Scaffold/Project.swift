/// A package with the layers.
public struct Project: Equatable, Sendable {
    /// The absolute path of the folder that holds Package.swift.
    public var root: String

    public init(root: String) {
        self.root = root
    }
}
