import DataSource

/// The options that luca's own commands share.
@MainActor enum ScaffoldOptions {
    static let directory = Option<String>(
        "directory",
        short: "C",
        "Work as if started in this folder.",
        placeholder: "folder"
    )
    static let dryRun = Flag("dry-run", "Show what would change, and change nothing.")
    static let force = Flag("force", "Go on where luca would protect your work.")
    static let onConflict = Option<ConflictChoice>(
        "on-conflict",
        "What to do about a file that is in the way.",
        default: ConflictChoice.stop.rawValue
    )
    static let quiet = Flag("quiet", short: "q", "Print nothing but errors.")
    static let skipWiring = Flag("skip-wiring", "Leave what cannot be wired for you to do.")
    static let templates = Option<String>("templates", "A folder of your own templates.", placeholder: "folder")

    /// Of every command that plans and applies.
    static let plan = [
        directory.parameter, dryRun.parameter, CommonOptions.json.parameter, quiet.parameter, force.parameter,
        CommonOptions.color.parameter,
    ]

    /// Of those that make files.
    static let create = [
        onConflict.parameter, templates.parameter, CommonOptions.yes.parameter, CommonOptions.noInput.parameter,
    ]

    static func planOptions(_ arguments: Arguments) -> PlanOptions {
        PlanOptions(
            directory: arguments[directory] ?? "",
            templates: arguments[templates],
            conflicts: (arguments[onConflict] ?? .stop).conflicts,
            wiring: arguments[skipWiring] ? .asFarAsPossible : .complete,
            isForced: arguments[force],
            reserved: .ofCommands,
            isDryRun: arguments[dryRun]
        )
    }
}

/// The words of `--on-conflict`.
enum ConflictChoice: String, CaseIterable, ArgumentValue {
    case stop
    case skip
    case overwrite
    case ask

    /// To ask, the plan must stop first.
    var conflicts: Conflicts {
        switch self {
        case .stop, .ask: .stop
        case .skip: .skip
        case .overwrite: .overwrite
        }
    }
}
