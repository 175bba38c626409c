extension String {
    /// The text before and after the first `separator` in it; nil if there is none.
    func split(around separator: String) -> (before: String, after: String)? {
        guard !separator.isEmpty else { return (self, "") }
        for index in indices where self[index...].hasPrefix(separator) {
            return (String(self[..<index]), String(self[index...].dropFirst(separator.count)))
        }
        return nil
    }
}
