extension String {
    /// Code in a sentence: each of its lines by two blanks, the last one without its end.
    var indented: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let shown = lines.last == "" ? lines.dropLast() : lines
        return shown.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }
}
