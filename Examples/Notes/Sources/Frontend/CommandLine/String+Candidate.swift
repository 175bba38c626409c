extension String {
    /// Whether the Tab key may offer it: a word of a line, with nothing in it that cannot be seen.
    var isCandidate: Bool { !isEmpty && visible == self }
}
