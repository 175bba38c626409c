extension String {
    /// In lines of at most `width` columns, as far as its words allow.
    func wrapped(to width: Int) -> [String] {
        split(separator: " ").map(String.init).reduce(into: []) { lines, word in
            if let line = lines.last, line.width + 1 + word.width <= width {
                lines[lines.count - 1] = line + " " + word
            } else {
                lines.append(word)
            }
        }
    }
}
