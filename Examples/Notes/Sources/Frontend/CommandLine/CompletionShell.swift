/// A shell that completion scripts can be written for.
enum CompletionShell: String, CaseIterable, ArgumentValue {
    case bash

    func script(_ root: Command) -> String {
        switch self {
        case .bash: BashCompletion(root).script
        }
    }
}
