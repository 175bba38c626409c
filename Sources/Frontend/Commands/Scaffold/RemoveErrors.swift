import DataSource

extension RemoveError: ReportableError {
    public var exitCode: ExitCode {
        switch self {
        case .noSuch, .application: .usage
        case .ambiguous, .held, .needed: .conflict
        }
    }

    public var text: String {
        switch self {
        case let .noSuch(kind, name, known):
            "there is no \(kind.visible) '\(name.visible)' that luca made here."
                + ("\(kind) \(name)".nearest(among: known).map { " Did you mean '\($0)'?" } ?? "")
                + (known.isEmpty ? "" : " There are: \(known.joined(separator: ", ")).")
        case .application:
            "the application itself is not taken back: remove its folder."
        case let .ambiguous(commands):
            "more than one change is called so; 'luca undo' takes back the last one:" + commands.lines
        case let .held(name, commands):
            "nothing changed. These came later and are made in files of \(name):" + commands.lines
                + "\nTake them back first, or pass --force to let them go all the same."
        case let .needed(name, commands):
            "nothing changed. What these have made is built on \(name):" + commands.lines
                + "\nTake them back first, or pass --force to take it out all the same and mend them by hand."
        }
    }
}

extension PlanNote {
    var text: String {
        switch self {
        case let .thrownAway(path): "thrown away, although it was edited: \(path.visible)"
        case let .left(path): "left as it is, because what luca had put in was edited: \(path.visible)"
        case .onlyTheAppIsLeft: "the application itself is not taken back: remove its folder."
        case let .mention(path, line, text): "still names it: \(path.visible):\(line): \(text.visible)"
        }
    }
}

extension [String] {
    fileprivate var lines: String { map { "\n  \($0.visible)" }.joined() }
}
