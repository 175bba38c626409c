/// Why a command line was not understood. `nearest` is the known word that it resembles.
enum UsageError: Error, Equatable {
    case unknownCommand(String, nearest: String?)
    case unknownOption(String, nearest: String?)
    case strangeDash(String, nearest: String)
    case unexpectedArgument(String)
    case missingArgument(String)
    case missingOption(String, expectation: String)
    case missingValue(option: String, expectation: String)
    case wrongValue(parameter: String, expectation: String, word: String, fault: String? = nil)
    case nothingToChange
}

extension UsageError: ReportableError {
    var exitCode: ExitCode { .usage }

    var text: String {
        switch self {
        case let .unknownCommand(word, nearest): "unknown command '\(word.visible)'.\(hint(nearest))"
        case let .unknownOption(word, nearest): "unknown option '\(word.visible)'.\(hint(nearest))"
        case let .strangeDash(word, nearest): "'\(word.visible)' begins with a dash that is not '-'.\(hint(nearest))"
        case let .unexpectedArgument(word): "'\(word.visible)' is one argument too many. Quote a text that has spaces."
        case let .missingArgument(name): "<\(name)> is missing."
        case let .missingOption(option, expectation): "\(option) is missing: \(expectation)."
        case let .missingValue(option, expectation): "\(option) takes \(expectation)."
        case let .wrongValue(name, expectation, word, fault):
            "\(name) takes \(expectation), not '\(word.visible)'\(fault.map { ": " + $0.visible } ?? "")."
        case .nothingToChange: "nothing to change. Pass an option for each field that should change."
        }
    }

    private func hint(_ nearest: String?) -> String {
        nearest.map { " Did you mean '\($0)'?" } ?? ""
    }
}
