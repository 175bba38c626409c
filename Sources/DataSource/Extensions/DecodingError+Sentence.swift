extension DecodingError {
    /// Where in the value something is wrong, and what: `address.city: is missing`.
    public var sentence: String {
        let (path, reason) = place
        return path.isEmpty ? reason : "\(path[...].text): \(reason)"
    }

    var place: (path: [any CodingKey], reason: String) {
        switch self {
        case let .typeMismatch(type, context): (context.codingPath, "\(type) is expected")
        case let .valueNotFound(type, context): (context.codingPath, "\(type) is expected")
        case let .keyNotFound(key, context): (context.codingPath + [key], "is missing")
        case let .dataCorrupted(context): (context.codingPath, context.sentence)
        @unknown default: ([], "")
        }
    }
}

extension ArraySlice<any CodingKey> {
    /// `tags.2.name`: places count from 1.
    var text: String {
        map { key in key.intValue.map { "\($0 + 1)" } ?? key.stringValue }.joined(separator: ".")
    }
}

extension DecodingError.Context {
    /// Foundation's own sentence, without the full stop.
    fileprivate var sentence: String {
        debugDescription.hasSuffix(".") ? String(debugDescription.dropLast()) : debugDescription
    }
}
