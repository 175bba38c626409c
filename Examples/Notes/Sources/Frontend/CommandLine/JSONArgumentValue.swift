import DataSource

/// A value of several parts, which a person writes and reads as JSON: `extension Tag: JSONArgumentValue {}`.
public protocol JSONArgumentValue: ArgumentValue, Codable {}

extension JSONArgumentValue {
    public static var placeholder: String? { "json" }
    public static var expectation: String { "JSON of \(Self.self), as 'show --json' has it" }
    public static var isNaming: Bool { false }
    public static var isRequired: Bool { true }

    public static func fault(in word: String) -> String? {
        do {
            _ = try JSONDecoder.document.decode(Self.self, from: Data(word.utf8))
            return nil
        } catch {
            return (error as? DecodingError)?.sentence
        }
    }

    public init?(word: String) {
        guard let value = try? JSONDecoder.document.decode(Self.self, from: Data(word.utf8)) else { return nil }
        self = value
    }

    /// In one line, as an option takes it.
    public var word: String {
        let encoder = JSONEncoder.document
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
