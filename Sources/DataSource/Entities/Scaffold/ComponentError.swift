/// Why a component cannot be made.
public enum ComponentError: Error, Equatable, Sendable {
    /// luca's own template calls the runtime that its apps have, and the project has not.
    case needsRuntime(ComponentKind)
}
