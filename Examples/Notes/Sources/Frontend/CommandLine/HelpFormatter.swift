/// The help of a command, laid out as swift-argument-parser does.
@MainActor struct HelpFormatter {
    let invocation: Invocation

    private let indent = 26
    private var command: Command { invocation.command }

    var help: String {
        var parts = ["OVERVIEW: \(command.overview)", command.discussion, "USAGE: \(usage)"]
        parts.append(list("ARGUMENTS", command.arguments.map { ($0.place, $0.description) }))
        parts.append(list("OPTIONS", invocation.shownOptions.map { ($0.label, $0.description) }))
        parts += command.sections.map { list($0.title, $0.commands.map { ($0.name, $0.overview) }) }
        if !command.sections.isEmpty {
            let rest = invocation.path.dropFirst().map { $0.name + " " }.joined()
            parts.append("  See '\(invocation.path[0].name) help \(rest)<subcommand>' for detailed help.")
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    var usage: String {
        let required = invocation.options.filter(\.isRequired).map(\.label)
        let options = invocation.options.count > required.count ? ["[options]"] : []
        let subcommand = command.sections.isEmpty ? [] : ["<subcommand>"]
        return ([invocation.name] + command.arguments.map(\.place) + subcommand + required + options)
            .joined(separator: " ")
    }

    private func list(_ title: String, _ entries: [(label: String, help: String)]) -> String {
        guard !entries.isEmpty else { return "" }
        let lines = entries.flatMap { entry in
            let label = "  " + entry.label
            let help = entry.help.wrapped(to: 80 - indent).map { "".padded(to: indent) + $0 }
            guard label.width < indent, let first = help.first else { return [label] + help }
            return [label.padded(to: indent) + String(first.dropFirst(indent))] + help.dropFirst()
        }
        return ([title + ":"] + lines).joined(separator: "\n")
    }
}
