/// What a run does to a folder, written down before it begins: where the run is killed, the next one puts things back.
/// Paths are relative to the folder that holds the journal.
public struct Journal: Codable, Equatable, Sendable {
    public var schemaVersion = 1
    public var holder: Holder
    public var files: [File]
    /// Folders that come, the outer one first.
    public var newFolders: [String]
    /// Folders that go if nothing else is in them, the inner one first.
    public var oldFolders: [String]

    public init(holder: Holder, files: [File], newFolders: [String] = [], oldFolders: [String] = []) {
        self.holder = holder
        self.files = files
        self.newFolders = newFolders
        self.oldFolders = oldFolders
    }

    /// Who is at work.
    public struct Holder: Codable, Equatable, Sendable {
        public var process: Int32
        /// As a shell takes it.
        public var command: String

        public init(process: Int32, command: String) {
            self.process = process
            self.command = command
        }
    }

    /// One file; its contents are fingerprints, nil where there is none.
    public struct File: Codable, Equatable, Sendable {
        public var path: String
        public var before: String?
        public var after: String?
        /// Where texts are only put in: what a person does to the file then can be told from them.
        public var edit: ChangeRecord.Edit?

        public init(path: String, before: String?, after: String?, edit: ChangeRecord.Edit? = nil) {
            self.path = path
            self.before = before
            self.after = after
            self.edit = edit
        }
    }

    public var paths: [String] { files.map(\.path) + newFolders + oldFolders }
}
