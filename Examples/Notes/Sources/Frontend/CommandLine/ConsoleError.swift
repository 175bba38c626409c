/// Why a result did not get out, or an answer did not come in.
enum ConsoleError: Error, Equatable {
    /// There is no terminal, or the input ended. `pass` is what to write instead.
    case nobodyToAsk(pass: String)
    case declined
    case notWritten(reason: String)
    /// The reader of a pipe went away, as `head` does when it has seen enough.
    case nobodyReads
}

extension ConsoleError: ReportableError {
    var text: String {
        switch self {
        case let .nobodyToAsk(pass): "there is nobody to ask. Pass \(pass)."
        case .declined: "nothing was changed."
        case let .notWritten(reason): "the result could not be written: \(reason)."
        case .nobodyReads: ""
        }
    }

    var exitCode: ExitCode {
        switch self {
        case .nobodyToAsk: .usage
        case .declined: .no
        case .notWritten: .inputOutput
        case .nobodyReads: .nobodyReads
        }
    }
}
