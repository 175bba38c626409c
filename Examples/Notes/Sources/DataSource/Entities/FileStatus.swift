/// What lies at a path, and the permission bits it has.
public struct FileStatus: Equatable, Sendable {
    public var kind: Kind
    public var permissions: Int

    public init(kind: Kind, permissions: Int) {
        self.kind = kind
        self.permissions = permissions
    }

    public enum Kind: Sendable {
        case file
        case folder
        case link
        case other
    }
}
