import DataSource

extension ApplyError: ReportableError {
    public var exitCode: ExitCode {
        switch self {
        case .busy, .changed, .inTheWay: .conflict
        case .interrupted: .interrupted
        case .notRestored: .inputOutput
        case let .left(_, cause): ErrorReport(cause).exitCode
        }
    }

    public var text: String {
        switch self {
        case let .changed(path):
            "nothing written. \(path.visible) has changed since the plan was made. Try again."
        case let .inTheWay(path):
            "nothing written. \(path.visible) is in the way: luca needs that name for a moment. "
                + "See what it holds, and move it away."
        case let .busy(folder, holder):
            "nothing written. Another luca is at work in \(folder.visible)\(holder.map(text) ?? ""). "
                + "Try again when it is done."
        case .interrupted:
            "interrupted. Everything is as it was."
        case let .notRestored(paths, cause):
            "\(ErrorReport(cause).text) These could not be put back:\n" + paths.lines
                + "What they held is beside them, in files that end in .luca-old. "
                + "Once the reason is gone, the next run of luca here puts them back."
        case let .left(paths, cause):
            "\(ErrorReport(cause).text) These were edited at the same time and are left as they are:\n" + paths.lines
                + Recovery.advice
        }
    }

    private func text(_ holder: Journal.Holder) -> String {
        " (process \(holder.process): \(holder.command.visible))"
    }
}

extension JournalError: ReportableError {
    public var exitCode: ExitCode { .unreadable }

    public var text: String {
        switch self {
        case let .unreadable(path):
            "nothing written. A run of luca was killed, and what it noted in \(path.visible) cannot be read. Where a file "
                + "that ends in .luca-old is beside another one, it holds what that was: rename it back. Remove those that "
                + "end in .luca-new; then remove \(path.visible)."
        }
    }
}

extension Recovery {
    /// What a person is told about a run that was killed.
    var text: String {
        switch outcome {
        case .putBack:
            "'\(command.visible)' was killed before it was done. Everything is as it was before it"
                + (left.isEmpty ? "." : ", but for what was edited since:\n" + left.lines + Self.advice)
        case .finished:
            "'\(command.visible)' was killed when all but clearing up was done. It is done now."
        case .found:
            "'\(command.visible)' was killed before it was done. The next run that is no dry run puts things back first; "
                + "this one shows them as they are."
        }
    }

    static let advice =
        "Where a file that ends in .luca-old is beside one, it holds what was there before. Take what you need, then remove it."
}

extension [String] {
    fileprivate var lines: String { map { "  \($0.visible)\n" }.joined() }
}
