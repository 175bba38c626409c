/// Why nothing was wired into the file at `path`. `place` names where it belongs, `text` is what to paste there.
public enum WiringError: Error, Equatable, Sendable {
    /// The file has a syntax error of its own. Line and column count from 1, the column in bytes.
    case unreadable(path: String, line: Int, column: Int)
    case missing(path: String, place: String, text: String)
    /// Two places fit, and only the author knows which is meant.
    case ambiguous(path: String, place: String, text: String)
    /// `name` is there already and means something else.
    case taken(path: String, place: String, name: String, text: String)
    /// The wiring itself would break the file: a mistake in luca or in a template.
    case fault(path: String)

    /// Whether a person can make the edit instead.
    public var canBeLeft: Bool {
        switch self {
        case .missing, .ambiguous, .taken: true
        case .unreadable, .fault: false
        }
    }
}
