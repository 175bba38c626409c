import DataSource

extension ChangeSet {
    /// Of a new feature: its type, its variable and its command.
    var spelling: String {
        let path = path(ending: "+Record.swift")
        let type = path.lastPathComponent.dropLast("+Record.swift".count)
        let table = text(of: path).part(after: "static let table = \"", before: "\"")
        let command = text(of: "Sources/Frontend/Commands/\(type)Command.swift")
            .part(after: "Command(\n        \"", before: "\"")
        return [String(type), table, command].joined(separator: " ")
    }

    /// What a new feature calls several of itself.
    var pluralSpelling: String {
        let appState = changes.first { $0.path == "Sources/DataSource/Entities/AppState.swift" }
        let added = appState?.insertions.map(\.text).joined() ?? ""
        return added.part(after: "public var ", before: "Changed")
    }

    /// Of the fields of a new feature but the first: property, as code has it, and option.
    var fieldSpellings: String {
        let entity = text(of: path(ending: "/Probe.swift")).part(after: "public var id: UUID", before: "public init")
        let properties = entity.split(separator: "\n").compactMap { $0.split(separator: ":").first }
            .compactMap { $0.split(separator: " ").last }
        let words = text(of: path(ending: "CommandTests.swift")).part(after: "everyField = [\n", before: "    ]")
        let options = words.split(separator: "\n").map { $0.part(after: "\"", before: "\"").prefix { $0 != "=" } }
        return zip(properties, options).dropFirst().map { "\($0) \($1)" }.joined(separator: "\n")
    }

    var entitySpelling: String {
        let path = changes.map(\.path).first { $0.hasPrefix("Sources/DataSource/Entities/") } ?? ""
        return text(of: path).part(after: "public struct ", before: ":")
    }

    /// Of a new app: its type and its program.
    var appSpelling: String {
        let paths = changes.map { $0.path.split(separator: "/").map(String.init) }
        let layers = ["CSQLite", "DataSource", "Model", "Frontend"]
        let path = paths.first { $0[0] == "Sources" && $0.count == 3 && !layers.contains($0[1]) } ?? []
        return [path.last?.replacing(".swift", with: "") ?? "", path.dropFirst().first ?? ""].joined(separator: " ")
    }

    private func path(ending end: String) -> String {
        changes.map(\.path).first { $0.hasSuffix(end) } ?? ""
    }

    private func text(of path: String) -> String {
        let change = changes.first { $0.path == path }
        return String(decoding: change?.after?.bytes ?? Data(), as: UTF8.self)
    }
}

extension StringProtocol {
    fileprivate func part(after start: String, before end: String) -> String {
        guard let start = firstRange(of: start) else { return "" }
        let rest = self[start.upperBound...]
        return String(rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)])
    }
}
