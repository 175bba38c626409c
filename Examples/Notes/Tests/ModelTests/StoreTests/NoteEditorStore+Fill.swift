import DataSource
import Model

extension NoteEditorStore {
    /// Enters every field, as a person does.
    func fill(from note: Note) async {
        await send(.titleChanged(note.title))
        await send(.bodyChanged(note.body))
        await send(.pinnedToggleSwitched(note.pinned))
        await send(.countChanged(note.count))
        await send(.dueChanged(note.due))
    }
}
