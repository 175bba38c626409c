/// The options that every program has.
enum ProgramOptions {
    static var version: Flag { Flag("version", "Show the version.") }
    static var help: Flag { Flag("help", short: "h", "Show help.") }
    static var completions: Option<CompletionShell> {
        Option("generate-completion-script", "Write a script for the shell's Tab key.", placeholder: "shell")
    }

    static var all: [Parameter] { [completions.parameter, version.parameter, help.parameter] }
}
