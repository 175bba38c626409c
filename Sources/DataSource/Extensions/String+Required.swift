extension String {
    /// Without white space and line breaks at either end.
    public var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }) else { return "" }
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[first...last])
    }

    /// The text, trimmed, of a field that must not be blank: `title = try title.required("title", of: "task")`.
    public func required(_ field: String, of kind: String) throws(RecordError) -> String {
        let text = trimmed
        guard !text.isEmpty else { throw .blank(kind: kind, field: field) }
        return text
    }
}
