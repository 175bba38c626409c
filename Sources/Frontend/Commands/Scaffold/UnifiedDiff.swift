import DataSource

/// The difference of two texts as `diff -u` writes it, with three lines around each change.
struct UnifiedDiff {
    let text: String

    init(_ change: FileChange) {
        let (before, after) = (change.before?.lines ?? [], change.after?.lines ?? [])
        text = "--- \(change.path)\n+++ \(change.path)\n" + Self.hunks(Self.edits(before, after)).joined()
    }

    private struct Edit {
        let sign: Character
        let line: Substring
        /// How many lines of either side stand before this one.
        let old: Int
        let new: Int

        var end: String { line.unicodeScalars.last == "\n" ? "" : "\n\\ No newline at end of file\n" }
    }

    private static func edits(_ before: [Substring], _ after: [Substring]) -> [Edit] {
        let difference = after.difference(from: before)
        let removed = Set(difference.removals.map(\.line))
        let inserted = Set(difference.insertions.map(\.line))
        var edits: [Edit] = []
        var (old, new) = (0, 0)
        while old < before.count || new < after.count {
            if old < before.count, removed.contains(old) {
                edits.append(Edit(sign: "-", line: before[old], old: old, new: new))
                old += 1
            } else if new < after.count, inserted.contains(new) {
                edits.append(Edit(sign: "+", line: after[new], old: old, new: new))
                new += 1
            } else {
                edits.append(Edit(sign: " ", line: before[old], old: old, new: new))
                (old, new) = (old + 1, new + 1)
            }
        }
        return edits
    }

    private static func hunks(_ edits: [Edit]) -> [String] {
        let changed = edits.indices.filter { edits[$0].sign != " " }
        let ranges = changed.reduce(into: [Range<Int>]()) { ranges, index in
            let range = max(0, index - 3)..<min(edits.count, index + 4)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { hunk(edits[$0]) }
    }

    private static func hunk(_ edits: ArraySlice<Edit>) -> String {
        let old = edits.filter { $0.sign != "+" }.count
        let new = edits.filter { $0.sign != "-" }.count
        let first = edits[edits.startIndex]
        let head = "@@ -\(range(first.old, old)) +\(range(first.new, new)) @@\n"
        return head + edits.map { "\($0.sign)\($0.line)\($0.end)" }.joined()
    }

    /// Lines count from 1; a side without lines names the one before.
    private static func range(_ start: Int, _ count: Int) -> String {
        count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }
}

extension CollectionDifference.Change {
    fileprivate var line: Int {
        switch self {
        case let .insert(offset, _, _), let .remove(offset, _, _): offset
        }
    }
}

extension FileContents {
    /// With their ends. Those of Windows are one character, but two scalars.
    fileprivate var lines: [Substring] {
        let text = String(decoding: bytes, as: UTF8.self)
        let scalars = text.unicodeScalars
        let starts = scalars.indices.filter { scalars[$0] == "\n" }.map { scalars.index(after: $0) }
        let bounds = [text.startIndex] + starts + [text.endIndex]
        return zip(bounds, bounds.dropFirst()).map { text[$0..<$1] }.filter { !$0.isEmpty }
    }
}
