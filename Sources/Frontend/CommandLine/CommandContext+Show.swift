import Model
import Observation

extension CommandContext {
    /// Writes what a store shows, and with `--watch` anew at each change, until the program is ended or nobody reads it.
    ///
    /// - Parameter none: what is said to a person where there is nothing to show.
    @MainActor func show(
        _ store: some Failing,
        _ arguments: Arguments,
        none: String,
        as text: @MainActor () throws -> String
    ) async throws {
        var display = Display(console, form(arguments), none: none)
        try display.show(text())
        guard arguments[CommonOptions.watch] else { return }
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield()
        async let following: Void = follow(continuation)
        for await _ in changes {
            let state = withObservationTracking {
                store.failure.map { .failure($0) } ?? Result { try text() }
            } onChange: {
                continuation.yield()
            }
            switch state {
            case let .success(text): try display.show(text)
            case let .failure(error): display.show(ErrorReport(error))
            }
        }
        await following
        try Task.checkCancellation()
        throw ConsoleError.nobodyReads
    }

    /// Other programs' changes; ends with the reader.
    private func follow(_ continuation: AsyncStream<Void>.Continuation) async {
        await DataChangeService(appDependencies).follow(while: console.isRead)
        continuation.finish()
    }

    private func form(_ arguments: Arguments) -> Display.Form {
        if arguments[CommonOptions.json] { return .documents }
        let isScreen = arguments[CommonOptions.watch] && console.isTerminal(.output)
        return isScreen && console.environment()["TERM"] != "dumb" ? .screen : .paragraphs
    }
}
