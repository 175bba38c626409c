import DataSource

extension EjectError: ReportableError {
    public var exitCode: ExitCode {
        switch self {
        case .noSuchKind, .noSuchFile: .usage
        case .isLucas: .done
        }
    }

    public var text: String {
        switch self {
        case let .noSuchKind(name, nearest, known):
            "there are no templates '\(name.visible)'." + hint(nearest)
                + " These are: \(known.joined(separator: ", "))."
        case let .noSuchFile(name, nearest, kind):
            "no template of \(kind) is called '\(name.visible)'." + hint(nearest)
                + " See 'luca list templates \(kind)'."
        case let .isLucas(folder): "nothing to copy: \(folder.visible) is where luca reads its own. Edit them there."
        }
    }

    private func hint(_ nearest: String?) -> String {
        nearest.map { " Did you mean '\($0)'?" } ?? ""
    }
}
