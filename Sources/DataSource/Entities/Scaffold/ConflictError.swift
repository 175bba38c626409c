/// Files that are in the way with other contents than planned.
public struct ConflictError: Error, Equatable {
    public var paths: [String]
    /// The feature that is made again and is there already: perhaps it only lacks a field.
    public var feature: String?

    public init(paths: [String], feature: String? = nil) {
        self.paths = paths
        self.feature = feature
    }
}
