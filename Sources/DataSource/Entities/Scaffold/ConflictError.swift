/// Files that are in the way with other contents than planned.
public struct ConflictError: Error, Equatable {
    public var paths: [String]

    public init(paths: [String]) {
        self.paths = paths
    }
}
