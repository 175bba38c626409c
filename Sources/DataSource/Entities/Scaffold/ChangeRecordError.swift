/// Why something cannot be taken back.
public enum ChangeRecordError: Error, Equatable {
    case unreadable(path: String)
    /// More than one record has the highest number.
    /// - Parameter names: with their kinds.
    case ambiguous(names: [String])
    case noSuch(name: String, known: [String])
    /// The files were changed since, or what was put into them is no longer there.
    case edited(name: String, paths: [String])
}
