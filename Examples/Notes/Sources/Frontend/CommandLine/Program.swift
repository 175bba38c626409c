import Model

/// Runs one command line: words in, exit code out.
public struct Program {
    private let root: Command
    private let version: String
    private let console: Console
    private let failureDocument: ((ErrorReport) -> String)?
    private let appDependencies: (Arguments) throws -> AppDependencies

    /// - Parameters:
    ///   - failureDocument: what `--json` writes to standard output where the command fails; nothing by default.
    ///   - appDependencies: called once a command is to run, not for help.
    public init(
        _ root: Command,
        version: String,
        console: Console,
        failureDocument: ((ErrorReport) -> String)? = nil,
        appDependencies: @escaping (Arguments) throws -> AppDependencies
    ) {
        self.root = root
        self.version = version
        self.console = console
        self.failureDocument = failureDocument
        self.appDependencies = appDependencies
    }

    @MainActor public func run(_ words: [String]) async -> Int32 {
        var parser = CommandParser(root, words)
        do {
            let invocation = try parser.parse()
            if let answer = try answer(to: invocation) {
                try console.write(answer)
            } else {
                try await run(invocation)
            }
            return ExitCode.done.rawValue
        } catch {
            return fail(ErrorReport(error), words, parser.invocation)
        }
    }

    /// What is asked about the program, not of it.
    @MainActor private func answer(to invocation: Invocation) throws -> String? {
        if invocation.arguments[ProgramOptions.help] { return HelpFormatter(invocation: invocation).help }
        if invocation.arguments[ProgramOptions.version] { return version + "\n" }
        if invocation.arguments[ProgramOptions.next] { return try candidates(invocation) }
        if let shell = invocation.arguments[ProgramOptions.completions] { return shell.script(root) }
        return invocation.command.run == nil ? HelpFormatter(invocation: invocation).help : nil
    }

    @MainActor private func run(_ invocation: Invocation) async throws {
        let isSilent = invocation.arguments[CommonOptions.noInput]
        let arguments = try invocation.completeArguments { isSilent ? nil : console.words(for: $0) }
        let context = CommandContext(appDependencies: try appDependencies(arguments), console: console)
        try await invocation.command.run?(arguments, context)
    }

    /// A word a line: what needs several, or what a terminal would obey, is none.
    @MainActor private func candidates(_ invocation: Invocation) throws -> String {
        guard let argument = invocation.nextArgument else { return "" }
        let arguments = invocation.givenArguments
        let words = try argument.candidates?(arguments, appDependencies(arguments)) ?? argument.choices
        return words.filter(\.isCandidate).map { $0 + "\n" }.joined()
    }

    @MainActor private func fail(_ report: ErrorReport, _ words: [String], _ invocation: Invocation) -> Int32 {
        if !report.text.isEmpty { console.say("\(root.name): \(report.text)\n") }
        if let error = report.error as? UsageError { console.say(error.hint(invocation)) }
        if let failureDocument, report.exitCode != .nobodyReads, words.prefix(while: { $0 != "--" }).contains("--json")
        {
            try? console.write(failureDocument(report))
        }
        return report.exitCode.rawValue
    }
}

extension UsageError {
    @MainActor fileprivate func hint(_ invocation: Invocation) -> String {
        let help = "See '\(invocation.name) --help'.\n"
        guard case .unknownCommand = self else {
            return "Usage: \(HelpFormatter(invocation: invocation).usage)\n" + help
        }
        return help
    }
}
