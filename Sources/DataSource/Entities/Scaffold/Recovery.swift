/// What was done about a run that was killed.
public struct Recovery: Equatable, Sendable {
    /// The command that was killed.
    public var command: String
    public var outcome: Outcome
    /// Whether it was to make something, not to take it back.
    public var isMaking: Bool
    /// Files that a person has edited since, left as they are.
    public var left: [String]

    public init(command: String, outcome: Outcome, isMaking: Bool = true, left: [String] = []) {
        self.command = command
        self.outcome = outcome
        self.isMaking = isMaking
        self.left = left
    }

    public enum Outcome: Sendable {
        case putBack
        /// All had been done but for clearing up.
        case finished
        /// Left as it is: this run changes nothing.
        case found
    }
}
