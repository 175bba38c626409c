/// What happens to one file: it comes, changes or goes. `path` is relative to the project.
public struct FileChange: Equatable, Sendable {
    public var path: String
    /// What the plan saw; nil where there was no file.
    public var before: FileContents?
    /// Nil where the file goes.
    public var after: FileContents?
    /// What the change consists of, where it only adds to a file.
    public var insertions: [Insertion]
    /// Left as it is although the plan had something else for it.
    public var isSkipped: Bool

    public init(
        path: String,
        before: FileContents?,
        after: FileContents?,
        insertions: [Insertion] = [],
        isSkipped: Bool = false
    ) {
        self.path = path
        self.before = before
        self.after = after
        self.insertions = insertions
        self.isSkipped = isSkipped
    }

    public var kind: Kind {
        switch (before, after) {
        case _ where isSkipped: .skip
        case (nil, _): .create
        case (_, nil): .remove
        case let (before, after): before == after ? .unchanged : .edit
        }
    }

    public enum Kind: String, Codable, Sendable {
        case create
        case edit
        case remove
        case skip
        case unchanged
    }
}
