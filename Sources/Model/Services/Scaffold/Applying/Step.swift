import DataSource

/// One thing that is done to the disk. Paths are absolute.
enum Step: Equatable {
    case makeFolder(String)
    /// Writes what a file will hold beside it.
    case stage(String, FileContents)
    /// Keeps what a file holds under a second name: taking it back needs no space on the disk.
    case keep(String)
    /// What came into a folder so far outlives a power cut.
    case sync(String)
    /// The staged file becomes the file, in place of what it held.
    case publish(String, over: FileContents?)
    /// The file goes, but for its second name.
    case withdraw(String, FileContents)
}
