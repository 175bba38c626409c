import DataSource
import Model

/// Carries out a plan unless it is only to be shown, and prints it.
@MainActor struct ChangeSetOutput {
    private let arguments: Arguments
    private let console: Console

    init(_ arguments: Arguments, _ context: CommandContext) {
        self.arguments = arguments
        console = context.console
    }

    /// - Parameter detail: what is said of a plan that was carried out.
    func show(_ store: ChangeSetStore?, _ detail: ChangeSetText.Detail = .paths) async throws {
        guard let store else { return }
        if !arguments[ScaffoldOptions.dryRun] { try await store.perform(.applyButtonTapped) }
        // Only now: where another run was quicker, it has been planned anew.
        guard let changeSet = store.changeSet else { return }
        for error in changeSet.leftToDo { console.say("luca: left to do: \(error.sentence)\n") }
        for note in changeSet.notes { console.say("luca: \(note.text)\n") }
        do {
            try write(changeSet, detail, isApplied: store.isApplied)
        } catch let ConsoleError.notWritten(reason) where store.isApplied {
            throw ReportLostError(reason: reason)
        }
    }

    private func write(_ changeSet: ChangeSet, _ detail: ChangeSetText.Detail, isApplied: Bool) throws {
        if arguments[CommonOptions.json] {
            try console.write(try JSONText(ChangeSetDocument(changeSet, isApplied: isApplied)).text)
        } else if !arguments[ScaffoldOptions.quiet] {
            let detail = arguments[ScaffoldOptions.dryRun] ? .differences : detail
            let hasColors = console.hasColors(arguments[CommonOptions.color], on: .output)
            try console.write(ChangeSetText(changeSet, detail, hasColors: hasColors).text)
        }
    }

    /// Makes a plan and, whatever becomes of it, says what killed runs had left.
    func telling(_ store: () -> ChangeSetStore?, _ plan: () async throws -> Void) async throws {
        defer { for recovery in store()?.recoveries ?? [] { console.say("luca: \(recovery.text)\n") } }
        try await plan()
    }

    /// Plans, and plans once more with what a person says about the files that are in the way.
    func deciding(_ options: PlanOptions, _ plan: (PlanOptions) async throws -> Void) async throws {
        do {
            try await plan(options)
        } catch let error as ConflictError where arguments[ScaffoldOptions.onConflict] == .ask {
            var options = options
            options.conflicts = .decided(Dictionary(try error.paths.map { ($0, try decision($0)) }) { $1 })
            try await plan(options)
        }
    }

    private func decision(_ path: String) throws -> Conflicts.Decision {
        if arguments[CommonOptions.yes] { return .overwrite }
        let answer = arguments[CommonOptions.noInput] ? nil : console.ask("Overwrite \(path)? (--on-conflict) [y/N] ")
        guard let answer else { throw ConsoleError.nobodyToAsk(pass: "--on-conflict skip or overwrite") }
        return ["y", "yes"].contains(answer.lowercased()) ? .overwrite : .skip
    }
}
