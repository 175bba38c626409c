import DataSource

/// What an application's commands cost with much data, to what they cost with none.
struct CommandBenchmarks {
    private let paths: Paths
    private let rounds = 15

    init(_ paths: Paths) {
        self.paths = paths
    }

    func all() throws -> [Measurement] {
        [
            Measurement("note list of 10000 notes, to one of none", try list(), .ratio, bound: 5),
            Measurement("note add to 100000 notes, to one of none", try add(), .ratio, bound: 1.3),
        ]
    }

    private func list() throws -> Double {
        let full = try folder(holding: 10_000)
        let empty = try folder(holding: 0)
        return try ratio(["note", "list"], in: full, empty)
    }

    private func add() throws -> Double {
        let full = try folder(holding: 100_000)
        let empty = try folder(holding: 0)
        return try ratio(["note", "add", "Buy milk"], in: full, empty)
    }

    private func ratio(_ words: [String], in full: String, _ empty: String) throws -> Double {
        var runs: (full: [ProgramRun], empty: [ProgramRun]) = ([], [])
        for _ in 0..<rounds {
            runs.full.append(try ProgramRun(paths.notes, words + ["--data-dir", full]))
            runs.empty.append(try ProgramRun(paths.notes, words + ["--data-dir", empty]))
        }
        return runs.full.medianMilliseconds / runs.empty.medianMilliseconds
    }

    private func folder(holding count: Int) throws -> String {
        let folder = "\(paths.scratch)/\(count)-\(UUID().uuidString)"
        let file = folder + ".json"
        let notes = (0..<count).map { Note(id: UUID(), title: "Note \($0)", pinned: $0.isMultiple(of: 2), count: $0) }
        try JSONEncoder().encode(notes).write(to: URL(filePath: file))
        _ = try ProgramRun(paths.notes, ["note", "import", file, "--data-dir", folder])
        return folder
    }
}
