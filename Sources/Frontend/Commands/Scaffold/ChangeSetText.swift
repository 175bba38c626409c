import DataSource

/// A plan as a person reads it: the files in the order of the layers.
struct ChangeSetText {
    let text: String

    /// How much is said of a file that changes.
    enum Detail {
        case paths
        /// Folders with what came into them: for a whole application.
        case folders
        case differences
    }

    init(_ changeSet: ChangeSet, _ detail: Detail, hasColors: Bool = false) {
        let sections = Layer.allCases.map { layer -> String in
            let changes = changeSet.changes.filter { layer.holds($0.path) }
            guard !changes.isEmpty else { return "" }
            let lines =
                detail == .folders ? Self.folders(changes, hasColors) : changes.map { Self.text($0, detail, hasColors) }
            return layer.rawValue + "\n" + lines.joined()
        }
        let end = changeSet.isEmpty ? "Nothing to do." : changeSet.next
        text = sections.joined() + (end.isEmpty ? "" : "\n\(end)\n")
    }

    private static func text(_ change: FileChange, _ detail: Detail, _ hasColors: Bool) -> String {
        let kind = "  " + change.kind.rawValue.padded(to: 11).styled(change.kind.style, if: hasColors)
        guard change.kind == .edit else { return kind + change.path + "\n" }
        return switch detail {
        case .paths where change.summary.isEmpty: kind + change.path + "\n"
        // Nobody reads luca's own notes.
        case .differences where change.path.isInside(path: ChangeRecordRepository.folder): kind + change.path + "\n"
        case .paths, .folders: kind + change.path.padded(to: 52) + change.summary + "\n"
        case .differences: kind + change.path + "\n" + UnifiedDiff(change).text.diffStyled(if: hasColors)
        }
    }
}

extension ChangeSetText {
    /// The two outer folders of each path that comes; files above them, and what was there, stand for themselves.
    private static func folders(_ changes: [FileChange], _ hasColors: Bool) -> [String] {
        let isDeep: (FileChange) -> Bool = { $0.kind == .create && $0.path.split(separator: "/").count > 2 }
        let groups = Dictionary(grouping: changes.filter(isDeep)) { change in
            change.path.split(separator: "/").prefix(2).joined(separator: "/")
        }
        let lines = groups.sorted { $0.key < $1.key }.map { folder, changes in
            let lines = changes.reduce(0) { $0 + ($1.after?.lineCount ?? 0) }
            let count = "file".counted(changes.count).padded(to: 11) + "line".counted(lines)
            return "  " + "create".padded(to: 11).styled(.green, if: hasColors) + folder.padded(to: 28) + count + "\n"
        }
        return changes.filter { !isDeep($0) }.map { text($0, .paths, hasColors) } + lines
    }
}

extension String {
    /// `1 line`, `2 lines`
    fileprivate func counted(_ count: Int) -> String { "\(count) \(self)" + (count == 1 ? "" : "s") }
}

extension FileContents {
    fileprivate var lineCount: Int { bytes.count { $0 == UInt8(ascii: "\n") } }
}

extension FileChange.Kind {
    fileprivate var style: Style {
        switch self {
        case .create: .green
        case .edit: .yellow
        case .remove: .red
        case .skip, .unchanged: .dim
        }
    }
}

extension String {
    fileprivate func diffStyled(if isOn: Bool) -> String {
        guard isOn else { return self }
        return split(separator: "\n", omittingEmptySubsequences: false).map { line in
            switch line.first {
            case "+": String(line).styled(.green, if: true)
            case "-": String(line).styled(.red, if: true)
            case "@": String(line).styled(.cyan, if: true)
            default: String(line)
            }
        }.joined(separator: "\n")
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
