import DataSource

extension TestConsole {
    /// The words of each written line.
    public var table: [[String]] {
        written.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    }

    /// What was written, as `--json` writes it.
    public func decoded<Value: Decodable>(_ value: Value.Type) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(value, from: Data(written.utf8))
    }
}
