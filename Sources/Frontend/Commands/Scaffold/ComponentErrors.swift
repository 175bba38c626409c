import DataSource

extension StoreError: ReportableError {
    public var exitCode: ExitCode {
        switch self {
        case .noSuch: .usage
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
        }
    }
}
