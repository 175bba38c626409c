import DataSource

/// In UTC, as everything the app prints.
extension Date: ArgumentValue {
    public static let placeholder: String? = "date"
    public static let expectation = "a date like 2026-12-24 or 2026-12-24T18:00:00Z"
    public static let isRequired = true

    /// Only what reads the same when it is written again: the style alone takes February 30 and whatever follows a day.
    public init?(word: String) {
        let text = word.utf8.count == 10 ? word + "T00:00:00Z" : word
        let (clock, zone) = (text.prefix(19) + "Z", text.dropFirst(19))
        let style = ISO8601FormatStyle()
        guard let local = try? style.parse(String(clock)), local.formatted(style) == clock, zone.isZone,
            let date = try? style.parse(text), abs(date.timeIntervalSince(local)) <= 14 * 3600
        else { return nil }
        self = date
    }

    public var word: String {
        let text = formatted(ISO8601FormatStyle())
        return text.hasSuffix("T00:00:00Z") ? String(text.dropLast(10)) : text
    }
}

extension Substring {
    /// `Z`, `+02:00` or `-0530`
    fileprivate var isZone: Bool {
        self == "Z"
            || (5...6).contains(count) && "+-".contains(self[startIndex])
                && dropFirst().allSatisfy("0123456789:".contains)
    }
}
