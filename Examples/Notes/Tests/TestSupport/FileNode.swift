import DataSource

/// What lies at a path of a `FileTree`.
enum FileNode: Sendable, Equatable {
    case file(Data, permissions: Int)
    case folder
    case link(String)

    var status: FileStatus {
        switch self {
        case let .file(_, permissions): FileStatus(kind: .file, permissions: permissions)
        case .folder: FileStatus(kind: .folder, permissions: 0o755)
        case .link: FileStatus(kind: .link, permissions: 0o777)
        }
    }
}
