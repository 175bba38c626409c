extension DocumentError {
    init(_ error: DecodingError, path: String) {
        let (place, reason) = error.place
        guard let record = place.first?.intValue else {
            self = .notRecords(path: path)
            return
        }
        let field = place.dropFirst().map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }.joined(separator: ".")
        self = .wrongField(field, record: record + 1, reason: reason, path: path)
    }
}

extension DecodingError {
    fileprivate var place: (path: [any CodingKey], reason: String) {
        switch self {
        case let .typeMismatch(type, context): (context.codingPath, "\(type) is expected")
        case let .valueNotFound(type, context): (context.codingPath, "\(type) is expected")
        case let .keyNotFound(key, context): (context.codingPath + [key], "is missing")
        case let .dataCorrupted(context): (context.codingPath, context.sentence)
        @unknown default: ([], "")
        }
    }
}

extension DecodingError.Context {
    /// Foundation's own sentence, without the full stop.
    fileprivate var sentence: String {
        debugDescription.hasSuffix(".") ? String(debugDescription.dropLast()) : debugDescription
    }
}
