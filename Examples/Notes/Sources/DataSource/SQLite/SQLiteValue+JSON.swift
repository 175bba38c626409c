extension SQLiteValue {
    /// JSON text, in one order of its keys, so that equal values have equal cells; NULL for what has no JSON.
    static func encoded(_ value: some Encodable) -> SQLiteValue {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        guard let data = try? encoder.encode(value) else { return .null }
        return .text(String(decoding: data, as: UTF8.self))
    }

    func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
        guard case let .text(text) = self else { return nil }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        return try? decoder.decode(type, from: Data(text.utf8))
    }
}
