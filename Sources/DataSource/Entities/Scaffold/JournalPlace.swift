/// Where the journal of a run lies: in the project, or beside a folder that is yet to come. Not in `.luca`, which comes and
/// goes itself.
public struct JournalPlace: Equatable, Sendable {
    /// Also the one that is locked.
    public var folder: String
    /// The folder that comes into it; nil where the project is there.
    public var coming: String?

    public init(folder: String, coming: String? = nil) {
        self.folder = folder
        self.coming = coming
    }

    public static let suffix = ".luca-journal"

    /// While files change.
    public var path: String {
        folder.appending(path: (coming.map { "." + $0 } ?? "") + Self.suffix)
    }

    /// Until all of it is on the disk.
    public var unwritten: String { path + "-new" }

    /// Once every file is as planned, and only what they held goes.
    public var done: String { path + "-done" }
}
