/// What a transaction is for: any number read at once, one writes.
public enum SQLiteAccess: Sendable {
    case read
    case write
}
