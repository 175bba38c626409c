/// Why a word like `title:Strng` is not a field.
public struct FieldError: Error, Equatable {
    public var text: String
    public var reason: Reason
    /// The part that is wrong.
    public var part: String

    public init(_ text: String, _ reason: Reason, part: String) {
        self.text = text
        self.reason = reason
        self.part = part
    }

    public enum Reason: Equatable, Sendable {
        /// Not `name:Type`.
        case notAPair
        case swapped(correct: String)
        case separatedByCommas
        case name(NameError.Reason)
        case unknownType(nearest: String?)
        case doubled
        /// The code that is to be made uses this name itself.
        case reserved
    }
}
