import DataSource
import Model

extension NoteEditorStore {
    /// Enters every field, as a person does.
    func fill(from note: Note) async {
        for action in entries(of: note) { await send(action) }
    }

    private func entries(of note: Note) -> [Action] {
        [
            .titleChanged(note.title),
            .bodyChanged(note.body),
            .pinnedToggleSwitched(note.pinned),
            .countChanged(note.count),
            .dueChanged(note.due),
        ]
    }
}
