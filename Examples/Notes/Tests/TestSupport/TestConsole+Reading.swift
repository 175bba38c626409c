import DataSource

extension TestConsole {
    public var lines: [String] { written.split(separator: "\n").map(String.init) }

    /// The words of each written line.
    public var table: [[String]] { lines.map { $0.split(separator: " ").map(String.init) } }

    /// What was written, as `--json` writes it.
    public func decoded<Value: Decodable>(_ value: Value.Type) throws -> Value {
        try decoded(value, from: written)
    }

    /// What was written, as `--json --watch` writes it.
    public func decodedLines<Value: Decodable>(_ value: Value.Type) throws -> [Value] {
        try lines.map { try decoded(value, from: $0) }
    }

    private func decoded<Value: Decodable>(_ value: Value.Type, from text: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(value, from: Data(text.utf8))
    }
}
