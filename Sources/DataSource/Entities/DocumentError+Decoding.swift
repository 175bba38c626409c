extension DocumentError {
    init(_ error: DecodingError, path: String) {
        let (place, expectation) = error.place
        guard let record = place.first?.intValue else {
            self = .notRecords(path: path)
            return
        }
        let field = place.dropFirst().map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }.joined(separator: ".")
        self = .wrongField(field, record: record + 1, expectation: expectation, path: path)
    }
}

extension DecodingError {
    fileprivate var place: (path: [any CodingKey], expectation: String) {
        switch self {
        case let .typeMismatch(type, context): (context.codingPath, "a value of type \(type)")
        case let .valueNotFound(type, context): (context.codingPath, "a value of type \(type)")
        case let .keyNotFound(key, context): (context.codingPath + [key], "a value")
        case let .dataCorrupted(context): (context.codingPath, context.expectation)
        @unknown default: ([], "")
        }
    }
}

extension DecodingError.Context {
    /// Foundation's own sentence, without the full stop.
    fileprivate var expectation: String {
        debugDescription.hasSuffix(".") ? String(debugDescription.dropLast()) : debugDescription
    }
}
