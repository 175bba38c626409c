/// What to do about a file that is in the way with other contents.
public enum Conflicts: Equatable, Sendable {
    /// Nothing is planned: `ConflictError` names the files.
    case stop
    case skip
    case overwrite
    /// One decision for each file; those not named stop the plan.
    case decided([String: Decision])

    public enum Decision: Sendable {
        case skip
        case overwrite
    }

    public func decision(for path: String) -> Decision? {
        switch self {
        case .stop: nil
        case .skip: .skip
        case .overwrite: .overwrite
        case let .decided(decisions): decisions[path]
        }
    }
}
