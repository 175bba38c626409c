import DataSource
import Model

extension NoteEditorStore {
    /// Enters every field, as a person does.
    func fill(from note: Note) async {
        for action in note.entries { await send(action) }
    }
}

extension Note {
    fileprivate var entries: [NoteEditorStore.Action] {
        [
            .titleChanged(title),
            .bodyChanged(body),
            .pinnedToggleSwitched(pinned),
            .countChanged(count),
            .dueChanged(due),
        ]
    }
}
