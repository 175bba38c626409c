import DataSource

/// A plan as a person reads it: the files in the order of the layers.
struct ChangeSetText {
    let text: String

    /// How much is said of a file that changes.
    enum Detail {
        case paths
        case differences
    }

    init(_ changeSet: ChangeSet, _ detail: Detail) {
        let sections = Layer.allCases.map { layer -> String in
            let changes = changeSet.changes.filter { layer.holds($0.path) }
            guard !changes.isEmpty else { return "" }
            return layer.rawValue + "\n" + changes.map { Self.text($0, detail) }.joined()
        }
        let end = changeSet.isEmpty ? "Nothing to do." : changeSet.next
        text = sections.joined() + (end.isEmpty ? "" : "\n\(end)\n")
    }

    private static func text(_ change: FileChange, _ detail: Detail) -> String {
        let line = "  " + change.kind.rawValue.padded(to: 11) + change.path
        guard change.kind == .edit else { return line + "\n" }
        return switch detail {
        case .paths: (change.summary.isEmpty ? line : line.padded(to: 64) + change.summary) + "\n"
        case .differences: line + "\n" + UnifiedDiff(change).text
        }
    }
}

extension FileChange {
    /// What an edit puts into a file, in a few words.
    fileprivate var summary: String {
        guard let first = insertions.first else { return "" }
        let line = first.text.split(whereSeparator: \.isNewline).map { $0.trimmingSpaces }.first { !$0.isEmpty } ?? ""
        return insertions.count == 1 ? "  + " + line : "  in \(insertions.count) places"
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " || $0 == "\t" || $0 == "," })
    }
}
