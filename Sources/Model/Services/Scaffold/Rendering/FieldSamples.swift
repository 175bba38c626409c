import DataSource

/// What generated code has in a field: the value of an empty record, one that differs from it, and one that differs from that.
struct FieldSamples {
    let empty: FieldSample
    let sample: FieldSample
    let changed: FieldSample

    init(_ field: FieldSpec) {
        let values = Self.values(of: field.type.kind, named: field.name.variable)
        let `default` = field.defaultValue.map { Self.value($0, of: field.type.kind) }
        let candidates: [FieldSample]
        switch field.type.shape {
        case .one:
            empty = `default` ?? values[0]
            candidates = Array(values.dropFirst()) + [values[0]]
        case .optional:
            empty = `default` ?? .missing
            candidates = Array(values.dropFirst()) + [values[0]]
        case .many, .optionalMany:
            empty = field.type.shape.isOptional ? .missing : .emptyList
            candidates = (values.dropFirst() + [values[0]]).map(\.inList)
        }
        let sample = candidates.first { [empty] in $0 != empty && !empty.isFound(by: $0) } ?? candidates[0]
        self.sample = sample
        changed = candidates.first { $0 != sample } ?? empty
    }

    /// Three values of a kind, the natural empty one first.
    private static func values(of kind: FieldType.Kind, named name: String) -> [FieldSample] {
        switch kind {
        case .string: ["", name, "changed"].map { FieldSample(text: $0) }
        case .int: ["0", "3", "-1"].map { FieldSample(number: $0) }
        case .double, .decimal:
            [FieldSample(number: "0", word: kind == .double ? "0.0" : "0")]
                + ["2.5", "-1.5"].map { FieldSample(number: $0) }
        case .bool: [false, true].map { FieldSample(bool: $0) }
        case .date:
            [
                FieldSample(seconds: "0", word: "2001-01-01", rank: 0),
                FieldSample(seconds: "820_000_000", word: "2026-12-26T17:46:40Z", rank: 820_000_000),
                FieldSample(seconds: "86_400", word: "2001-01-02", rank: 86_400),
            ]
        case .url:
            ["", name, "changed"].map { path in
                let code = "URL(filePath: \"/\(path)\")"
                return FieldSample(code, word: "file:///\(path)", rank: .init(text: path.lowercased()))
            }
        case .uuid:
            [
                FieldSample(".zero", word: "00000000-0000-0000-0000-000000000000", rank: .init(number: 0)),
                FieldSample(".fixture", word: "3F2A91C0-0000-4000-8000-000000000001", rank: .init(number: 1)),
            ]
        case .data:
            ["", name, "changed"].map { text in
                let code = text.isEmpty ? "Data()" : "Data(\(text.literal).utf8)"
                return FieldSample(code, word: Data(text.utf8).base64EncodedString(), rank: .init(text: text))
            }
        case let .choice(words): words.map { FieldSample(choice: $0) }
        }
    }

    /// A default as a person types it.
    private static func value(_ text: String, of kind: FieldType.Kind) -> FieldSample {
        switch kind {
        case .string, .date, .url, .uuid, .data: FieldSample(text: text)
        case .int, .double, .decimal: FieldSample(number: text)
        case .bool: FieldSample(bool: text == "true")
        case .choice: FieldSample(choice: Identifier(words: text.words))
        }
    }
}
