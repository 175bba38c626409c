/// A plan: what one command does to a project, before it does it.
public struct ChangeSet: Equatable, Sendable {
    /// The absolute path of the project.
    public var root: String
    public var changes: [FileChange]
    /// Folders that are made before the files come, the outer one first.
    public var newFolders: [String]
    /// Folders that go after the files if nothing else is in them, the inner one first.
    public var oldFolders: [String]
    /// Edits that a person has to make.
    public var leftToDo: [WiringError]
    /// What a person should know beside that.
    public var notes: [PlanNote]
    /// The command to try next, or a sentence.
    public var next: String

    public init(
        root: String,
        changes: [FileChange],
        newFolders: [String] = [],
        oldFolders: [String] = [],
        leftToDo: [WiringError] = [],
        notes: [PlanNote] = [],
        next: String = ""
    ) {
        self.root = root
        self.changes = changes
        self.newFolders = newFolders
        self.oldFolders = oldFolders
        self.leftToDo = leftToDo
        self.notes = notes
        self.next = next
    }

    public var isEmpty: Bool {
        changes.allSatisfy { $0.kind == .unchanged || $0.kind == .skip }
    }
}
