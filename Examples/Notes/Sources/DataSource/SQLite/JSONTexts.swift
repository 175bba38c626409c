/// The texts in a JSON document, without keys and without what is kept as an `id`.
struct JSONTexts: Decodable {
    let texts: [String]

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Key.self) {
            let keys = container.allKeys.filter { $0.stringValue != "id" }
            texts = keys.flatMap { (try? container.decode(JSONTexts.self, forKey: $0))?.texts ?? [] }
        } else if let elements = try? decoder.singleValueContainer().decode([JSONTexts].self) {
            texts = elements.flatMap(\.texts)
        } else {
            texts = [try? decoder.singleValueContainer().decode(String.self)].compactMap { $0 }
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
