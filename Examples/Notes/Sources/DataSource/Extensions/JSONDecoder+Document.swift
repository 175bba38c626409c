extension JSONDecoder {
    /// Reads what `JSONEncoder.document` writes.
    public static var document: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom(date)
        return decoder
    }

    /// As `.iso8601` decodes it, but an error says which field it is about.
    @Sendable private static func date(_ decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = try? Date(text, strategy: .iso8601) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no date of ISO 8601")
        }
        return date
    }
}
