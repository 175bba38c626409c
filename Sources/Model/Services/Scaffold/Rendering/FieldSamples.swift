import DataSource

/// What generated code has in a field: the value of an empty record, one that differs from it, and one that differs from that.
struct FieldSamples {
    var empty: FieldSample
    var sample: FieldSample
    var changed: FieldSample
}

extension FieldSamples {
    /// - Parameters:
    ///   - feature: the type that the field belongs to.
    ///   - place: where the field stands among the others.
    init(_ field: FieldSpec, of feature: String, at place: Int) {
        if let entity = field.type.kind.entity, !entity.isEnumeration {
            self.init(entity, field, of: feature)
        } else {
            self.init(field, at: place)
        }
    }

    /// Of an entity: only the code that runs knows its JSON.
    private init(_ entity: EntityType, _ field: FieldSpec, of feature: String) {
        let name = field.name.variable
        let empty = FieldSample(entity.empty?.code ?? ".empty", wordOf: "\(feature).empty.\(name)")
        let sample = FieldSample(entity.sample?.code ?? ".fixture", wordOf: "\(feature).fixture.\(name)")
        switch field.type.shape {
        case .one: self.init(empty: empty, sample: sample, changed: empty)
        case .optional: self.init(empty: .missing, sample: sample, changed: .missing)
        case .many: self.init(empty: .emptyList, sample: sample.inList, changed: .emptyList)
        case .optionalMany: self.init(empty: .missing, sample: sample.inList, changed: .emptyList)
        }
    }

    private init(_ field: FieldSpec, at place: Int) {
        let values = Self.values(of: field.type.kind, named: field.name.variable, at: place)
        let `default` = field.defaultValue.map { Self.value($0, of: field.type.kind) }
        let others = Array(values.dropFirst()) + [values[0]]
        let empty: FieldSample
        let candidates: [FieldSample]
        switch field.type.shape {
        case .one: (empty, candidates) = (`default` ?? values[0], others)
        case .optional: (empty, candidates) = (`default` ?? .missing, others)
        case .many: (empty, candidates) = (.emptyList, others.map(\.inList))
        case .optionalMany: (empty, candidates) = (.missing, others.map(\.inList))
        }
        let sample = candidates.first { $0 != empty && !empty.isFound(by: $0) } ?? candidates[0]
        let changed = candidates.first { $0 != sample } ?? empty
        self.init(empty: empty, sample: sample, changed: changed)
    }

    /// Three values of a kind, the natural empty one first.
    ///
    /// - Parameter place: makes those of two fields differ.
    private static func values(of kind: FieldType.Kind, named name: String, at place: Int) -> [FieldSample] {
        switch kind {
        case .string: ["", name, "changed"].map { FieldSample(text: $0) }
        case .int: ["0", "\(place + 3)", "-1"].map { FieldSample(number: $0) }
        case .double:
            [FieldSample(number: "0", word: "0.0")] + ["\(place + 2).5", "-1.5"].map { FieldSample(number: $0) }
        case .decimal: ["0", "\(place + 2).07", "-1.5"].map { FieldSample(decimal: $0) }
        case .bool: [false, true].map { FieldSample(bool: $0) }
        case .date:
            [0, 820_000_000 + place * 86_400, 86_400].map { FieldSample(seconds: $0) }
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
        case let .entity(type):
            [type.empty, type.sample].compactMap { $0 }.map { value in
                let word = value.word ?? ""
                return FieldSample(value.code, word: word, rank: .init(text: word.lowercased()))
            }
        }
    }

    /// A default as a person types it.
    private static func value(_ text: String, of kind: FieldType.Kind) -> FieldSample {
        switch kind {
        case .string, .date, .url, .uuid, .data, .entity: FieldSample(text: text)
        case .int, .double: FieldSample(number: text)
        case .decimal: FieldSample(decimal: text)
        case .bool: FieldSample(bool: text == "true")
        case .choice: FieldSample(choice: Identifier(words: text.words))
        }
    }
}
