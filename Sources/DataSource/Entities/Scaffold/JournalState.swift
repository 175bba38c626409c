/// How far a run came that left a journal.
public enum JournalState: Equatable, Sendable {
    /// No file was touched.
    case unwritten
    case begun(Journal)
    case done(Journal)
}
