/// The fields of a `PlacedRecord`.
struct PlacedFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let container: KeyedDecodingContainer<Key>

    var codingPath: [any CodingKey] { container.codingPath }
    var allKeys: [Key] { container.allKeys }

    func contains(_ key: Key) -> Bool { container.contains(key) }
    func decodeNil(forKey key: Key) throws -> Bool { try container.decodeNil(forKey: key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        do {
            return try container.decode(type, forKey: key)
        } catch DecodingError.dataCorrupted where type is any RawRepresentable.Type {
            let word = try container.decode(String.self, forKey: key)
            throw wrongValue(key, "'\(word)' is none of its values")
        } catch let error as DecodingError {
            throw error
        } catch {
            throw wrongValue(key, "no \(type) can hold it")
        }
    }

    private func wrongValue(_ key: Key, _ reason: String) -> DecodingError {
        DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: reason)
    }

    func nestedContainer<Nested>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try container.nestedContainer(keyedBy: type, forKey: key)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try container.nestedUnkeyedContainer(forKey: key)
    }

    func superDecoder() throws -> any Decoder { try container.superDecoder() }
    func superDecoder(forKey key: Key) throws -> any Decoder { try container.superDecoder(forKey: key) }
}
