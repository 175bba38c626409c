/// A journal that cannot be followed; it is kept.
public enum JournalError: Error, Equatable {
    case unreadable(path: String)
}
