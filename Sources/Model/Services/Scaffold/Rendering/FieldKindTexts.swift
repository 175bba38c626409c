import DataSource

/// How a kind of field is written: as code, as words of a command line, and as a list shows it.
struct FieldKindTexts {
    /// The natural empty value.
    let empty: String
    /// A value that differs from the empty one.
    let sample: String
    /// The sample as the option of a command.
    let words: String
    /// The sample as the argument of a command.
    let given: String
    /// The sample in a list.
    let shown: String
    /// A value that differs from the sample, as code and as the option of a command.
    let changed: String
    let changedWords: String

    init(_ kind: FieldType.Kind, name: Identifier) {
        let option = "--" + name.command
        switch kind {
        case .string:
            (empty, sample, shown) = (#""""#, "\"\(name.variable)\"", name.variable)
            (words, given) = ("\(option)=\(name.variable)", name.variable)
            (changed, changedWords) = (#""changed""#, "\(option)=changed")

        case .int:
            (empty, sample, shown) = ("0", "3", "3")
            (words, given) = ("\(option)=3", "3")
            (changed, changedWords) = ("-1", "\(option)=-1")

        case .bool:
            (empty, sample, shown) = ("false", "true", "yes")
            (words, given) = (option, "yes")
            (changed, changedWords) = ("false", "--no-\(name.command)")

        case .date:
            let date = "2026-12-26T17:46:40Z"
            empty = "Date(timeIntervalSinceReferenceDate: 0)"
            sample = "Date(timeIntervalSinceReferenceDate: 820_000_000)"
            (words, given, shown) = ("\(option)=\(date)", date, date)
            (changed, changedWords) = ("Date(timeIntervalSinceReferenceDate: 86_400)", "\(option)=2001-01-02")
        }
    }
}
