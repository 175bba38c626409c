/// An enumeration needs the conformance only: `enum Order: String, CaseIterable, ArgumentValue`.
extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
    public static var placeholder: String? { "choice" }
    public static var expectation: String { choices.alternatives }
    public static var choices: [String] { allCases.map(\.rawValue) }

    public init?(word: String) { self.init(rawValue: word) }

    public var word: String { rawValue }
}

extension [String] {
    /// "one of auto, always, never"
    var alternatives: String {
        count == 1 ? self[0] : "one of " + joined(separator: ", ")
    }
}
