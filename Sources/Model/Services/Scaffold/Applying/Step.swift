import DataSource

/// One thing that is done to the disk, and can be taken back. Paths are absolute.
enum Step: Equatable {
    case makeFolder(String)
    /// Writes what a file will hold beside it.
    case stage(String, FileContents)
    /// Keeps what a file holds under a second name: taking it back needs no space on the disk.
    case keep(String)
    /// The staged file becomes the file.
    case publish(String)
    /// The file goes; it is kept under the second name.
    case withdraw(String)
    /// Only if nothing is in it but files that go; it is kept under the second name until all is done.
    case removeFolder(String)
}

extension String {
    /// Where the new contents of a file wait for their turn.
    var staged: String { parentPath.appending(path: ".\(lastPathComponent).luca-new") }

    /// Where the old contents of a file are kept until all is done.
    var kept: String { parentPath.appending(path: ".\(lastPathComponent).luca-old") }
}
