/// A record whose errors all say which field they are about. Those of `JSONDecoder` do not where a number is out of
/// range: to it, the whole text is no JSON then.
struct PlacedRecord<Record: Decodable>: Decodable {
    let record: Record

    init(from decoder: any Decoder) throws {
        record = try Record(from: PlacedDecoder(decoder: decoder))
    }
}

private struct PlacedDecoder: Decoder {
    let decoder: any Decoder

    var codingPath: [any CodingKey] { decoder.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { decoder.userInfo }

    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(PlacedFields(container: try decoder.container(keyedBy: type)))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try decoder.unkeyedContainer() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { try decoder.singleValueContainer() }
}
