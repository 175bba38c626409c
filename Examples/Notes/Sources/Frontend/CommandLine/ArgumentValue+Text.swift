import DataSource

extension String: ArgumentValue {
    public static let placeholder: String? = "text"
    public static let expectation = "text"

    public init?(word: String) { self = word }

    public var word: String { self }
}

extension URL: ArgumentValue {
    public static let placeholder: String? = "url"
    public static let expectation = "a URL like https://swift.org"
    public static let isRequired = true

    public init?(word: String) {
        guard let url = URL(string: word), url.scheme != nil else { return nil }
        self = url
    }

    public var word: String { absoluteString }
}

extension UUID: ArgumentValue {
    public static let placeholder: String? = "uuid"
    public static let expectation = "a UUID like 3F2A91C0-5B7E-4D1F-9A63-0C8E2B4D7F15"
    public static let isRequired = true

    public init?(word: String) { self.init(text: word) }

    public var word: String { uuidString }
}

extension Data: ArgumentValue {
    public static let placeholder: String? = "base64"
    public static let expectation = "bytes in base64"

    public init?(word: String) { self.init(base64Encoded: word) }

    public var word: String { base64EncodedString() }
}
