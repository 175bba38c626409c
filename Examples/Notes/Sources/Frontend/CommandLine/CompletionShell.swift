/// A shell that completion scripts can be written for.
enum CompletionShell: String, CaseIterable, ArgumentValue {
    case bash
    case zsh
    case fish

    @MainActor func script(_ root: Command) -> String {
        switch self {
        case .bash: BashCompletion(root).script
        case .zsh: ZshCompletion(root).script
        case .fish: FishCompletion(root).script
        }
    }
}
