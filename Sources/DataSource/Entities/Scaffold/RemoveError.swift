/// Why something is not removed.
public enum RemoveError: Error, Equatable {
    /// - Parameter known: kinds with names.
    case noSuch(kind: String, name: String, known: [String])
    case application
    /// More than one change is called so.
    case ambiguous(commands: [String])
    /// Later changes are made in the files that would go.
    case held(name: String, commands: [String])
    /// What other changes have made names it.
    case needed(name: String, commands: [String])
}
