extension Console {
    /// Whether a stream gets colours: `choice` is what `--color` says.
    func hasColors(_ choice: ColorChoice?, on stream: Stream) -> Bool {
        (choice ?? .auto).isOn(environment: environment(), isTerminal: isTerminal(stream))
    }

    /// Says what only a person who watches wants to know.
    func tell(_ text: String) {
        if isTerminal(.error) { say(text) }
    }

    /// Throws unless a person says yes.
    func confirm(_ question: String) throws {
        guard let answer = ask(question.visible + " [y/N] ") else { throw ConsoleError.nobodyToAsk(pass: "--yes") }
        guard ["y", "yes"].contains(answer.lowercased()) else { throw ConsoleError.declined }
    }
}
