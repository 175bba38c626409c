import DataSource

extension StoreError: ReportableError {
    public var exitCode: ExitCode {
        switch self {
        case .noSuch, .cycle: .usage
        case .noAction: .conflict
        }
    }

    public var text: String {
        switch self {
        case let .noSuch(name, known):
            "there is no store '\(name.visible)' here."
                + (name.nearest(among: known).map { " Did you mean '\($0)'?" } ?? "")
                + (known.isEmpty
                    ? " Make one: luca new store \(name.visible)" : " These are: \(known.joined(separator: ", ")).")
        case let .noAction(name, path):
            "nothing written. \(path) declares no class '\(name)' whose init takes an 'action'. A parent and its "
                + "child need one, as every store has that 'luca new store' makes."
        case let .cycle(parent, child) where parent == child:
            "nothing written. \(parent) cannot be its own child: its actions would be part of themselves."
        case let .cycle(parent, child):
            "nothing written. \(child) has \(parent) among its children, or theirs, and cannot be a child of that: their "
                + "actions would be part of themselves."
        }
    }
}

extension InitError: ReportableError {
    public var exitCode: ExitCode { .usage }

    public var text: String {
        switch self {
        case let .noSuch(name, known, path):
            "\(path.visible) has no type '\(name.visible)' that is made of properties."
                + (name.nearest(among: known).map { " Did you mean '\($0)'?" } ?? "")
                + (known.isEmpty ? "" : " These are: \(known.joined(separator: ", ")).")
        case let .outside(path, project):
            "nothing written. \(path.visible) does not lie in the package \(project.visible), whose files luca edits."
        case let .noInitializer(name, path, text):
            "nothing written. \(path.visible) declares no initializer of \(name), or two that are alike. Add one by hand; luca "
                + "keeps it up to date from then on:\n\(text.indented)"
        case let .unclear(known, path) where known.isEmpty:
            "\(path.visible) has no type that is made of properties. Name the file that declares it."
        case let .unclear(known, path):
            "\(path.visible) leaves open whose initializer is meant. Name one: \(known.joined(separator: ", "))."
        }
    }
}
