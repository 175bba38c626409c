extension JSONEncoder {
    /// Writes values as `list --json` shows them: dates are of ISO 8601.
    public static var document: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }
}
