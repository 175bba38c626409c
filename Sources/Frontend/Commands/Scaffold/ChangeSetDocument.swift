import DataSource

/// A plan as `--json` prints it.
struct ChangeSetDocument: Encodable {
    let schemaVersion = 1
    let isApplied: Bool
    let changes: [Change]
    let leftToDo: [String]
    let notes: [String]
    let next: String

    struct Change: Encodable {
        let action: FileChange.Kind
        let path: String
        /// Nil where the file comes or goes as a whole.
        let diff: String?
    }

    init(_ changeSet: ChangeSet, isApplied: Bool) {
        self.isApplied = isApplied
        changes = changeSet.changes.map { change in
            let diff = change.kind == .edit ? UnifiedDiff(change).text : nil
            return Change(action: change.kind, path: change.path, diff: diff)
        }
        leftToDo = changeSet.leftToDo.map(\.sentence)
        notes = changeSet.notes.map(\.text)
        next = changeSet.next
    }
}
