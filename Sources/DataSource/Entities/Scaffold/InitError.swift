/// Why no initializer is brought up to date.
public enum InitError: Error, Equatable, Sendable {
    /// - Parameter known: the types in the file.
    case noSuch(name: String, known: [String], path: String)
    /// The file lies beside the package, not in it.
    case outside(path: String, project: String)
    /// - Parameter text: what it would be.
    case noInitializer(name: String, path: String, text: String)
    /// More than one could be meant, or none has an initializer.
    case unclear(known: [String], path: String)
}
