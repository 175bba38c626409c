extension String {
    /// The candidate that this word most likely means: a beginning of it, or at most two slips away.
    public func nearest(among candidates: [String]) -> String? {
        let slips = candidates.map { ($0, $0.hasPrefix(self) && !isEmpty ? 1 : distance(to: $0)) }
        guard let best = slips.min(by: { $0.1 < $1.1 }) else { return nil }
        return best.1 <= min(2, count - 1) ? best.0 : nil
    }

    /// Letters added, dropped, changed or swapped with their neighbour (optimal string alignment).
    public func distance(to other: String) -> Int {
        let (from, to) = (Array(self), Array(other))
        var rows = [Array(0...to.count)]
        for i in from.indices {
            var row = [i + 1]
            for j in to.indices {
                let change = rows[i][j] + (from[i] == to[j] ? 0 : 1)
                let swap = i > 0 && j > 0 && from[i] == to[j - 1] && from[i - 1] == to[j]
                row.append(Swift.min(change, rows[i][j + 1] + 1, row[j] + 1, swap ? rows[i - 1][j - 1] + 1 : .max))
            }
            rows.append(row)
        }
        return rows[from.count][to.count]
    }
}
