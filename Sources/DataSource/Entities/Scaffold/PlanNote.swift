/// What a person should know of a plan beside its changes.
public enum PlanNote: Equatable, Sendable {
    /// The file was edited since it was made, and goes all the same.
    case thrownAway(path: String)
    /// What was put into the file was edited since, and stays.
    case left(path: String)
    /// A line that still names what goes.
    case mention(path: String, line: Int, text: String)
    /// All changes are taken back; the application itself never is.
    case onlyTheAppIsLeft
}
