extension String {
    /// Without white space and line breaks at either end.
    public var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }) else { return "" }
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[first...last])
    }

    /// Trims a text that must not be blank: `try note.title.require("title")`.
    public mutating func require(_ field: String) throws(RecordError) {
        self = trimmed
        guard !isEmpty else { throw .blank(field: field) }
    }
}
