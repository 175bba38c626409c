/// How a plan is made.
public struct PlanOptions: Equatable, Sendable {
    /// Where the project is looked for, from here upwards; as a person types it.
    public var directory: String
    /// A folder of templates to look in first; as a person types it.
    public var templates: String?
    public var conflicts: Conflicts
    public var wiring: Wiring
    /// Whether what protects a person's work may be passed over.
    public var isForced: Bool
    /// No feature has the name of a command, no field that of an option.
    public var reserved: ReservedWords
    /// Whether nothing at all is written.
    public var isDryRun: Bool

    public init(
        directory: String = "",
        templates: String? = nil,
        conflicts: Conflicts = .stop,
        wiring: Wiring = .complete,
        isForced: Bool = false,
        reserved: ReservedWords = ReservedWords(),
        isDryRun: Bool = false
    ) {
        self.directory = directory
        self.templates = templates
        self.conflicts = conflicts
        self.wiring = wiring
        self.isForced = isForced
        self.reserved = reserved
        self.isDryRun = isDryRun
    }

    /// Whether nothing of a person's work can be lost by it, whatever there is when it is planned.
    public var protectsWork: Bool { !isForced && [.stop, .skip].contains(conflicts) }

    public enum Wiring: Sendable {
        /// A place that is not there stops the plan.
        case complete
        /// What cannot be wired is left to do by hand.
        case asFarAsPossible
    }
}
