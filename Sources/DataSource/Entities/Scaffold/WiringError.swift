/// Why an existing file cannot be wired.
public enum WiringError: Error, Equatable, Sendable {
    /// It has syntax errors already.
    case unreadable(path: String, line: Int, column: Int)
    case missing(path: String, place: String, text: String)
    case ambiguous(path: String, place: String, text: String)
    case taken(path: String, place: String, name: String, text: String)
    case fault(path: String)
}
