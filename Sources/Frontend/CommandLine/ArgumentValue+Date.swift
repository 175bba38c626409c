import DataSource

/// In UTC, as everything the app prints.
extension Date: ArgumentValue {
    public static let placeholder: String? = "date"
    public static let expectation = "a date like 2026-12-24 or 2026-12-24T18:00:00Z"
    public static let isRequired = true

    public init?(word: String) {
        let styles = [ISO8601FormatStyle(), ISO8601FormatStyle().year().month().day()]
        guard let date = styles.lazy.compactMap({ try? $0.parse(word) }).first else { return nil }
        self = date
    }

    public var word: String {
        let text = formatted(ISO8601FormatStyle())
        return text.hasSuffix("T00:00:00Z") ? String(text.dropLast(10)) : text
    }
}
