/// The options that every program has.
enum ProgramOptions {
    static var version: Flag { Flag("version", "Show the version.") }
    static var help: Flag { Flag("help", short: "h", "Show help.") }
    static var completions: Option<CompletionShell> {
        Option("generate-completion-script", "Write a script for the shell's Tab key.", placeholder: "shell")
    }
    /// For the completion scripts: the words there are for the argument that comes next.
    static var next: Flag { Flag("complete-next", "List the words for the next argument.") }

    static var all: [Parameter] { [completions.parameter, version.parameter, help.parameter] }
    /// Not listed for a person.
    static var hidden: [Parameter] { [next.parameter] }
}
