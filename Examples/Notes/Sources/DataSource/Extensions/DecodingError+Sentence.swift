extension DecodingError {
    /// Where in the value something is wrong, and what: `address.city is missing`.
    public var sentence: String {
        let (path, reason) = place
        if path.isEmpty { return reason }
        return path[...].text + (reason.hasPrefix("is ") ? " " : ": ") + reason
    }

    var place: (path: [any CodingKey], reason: String) {
        switch self {
        case let .typeMismatch(type, context): (context.codingPath, "\(Self.name(of: type)) is expected")
        case let .valueNotFound(type, context): (context.codingPath, "\(Self.name(of: type)) is expected")
        case let .keyNotFound(key, context): (context.codingPath + [key], "is missing")
        case let .dataCorrupted(context): (context.codingPath, context.sentence)
        @unknown default: ([], "")
        }
    }

    /// In JSON, any struct is an object, and any list an array.
    private static func name(of type: any Any.Type) -> String {
        switch "\(type)" {
        case let name where name.hasPrefix("Dictionary<"): "an object"
        case let name where name.hasPrefix("Array<"): "an array"
        case let name: name
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
