/// Why templates are not copied.
public enum EjectError: Error, Equatable {
    case noSuchKind(String, nearest: String?, known: [String])
    case noSuchFile(String, nearest: String?, kind: String)
    /// The project's templates are those that luca reads anyway.
    case isLucas(folder: String)
}
