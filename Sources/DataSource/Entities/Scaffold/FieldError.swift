/// Why a word like `title:Strng` is not a field.
public struct FieldError: Error, Equatable {
    public var field: String
    public var reason: Reason
    /// The part that is wrong.
    public var part: String

    public init(_ field: String, _ reason: Reason, part: String) {
        self.field = field
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
        /// A feature in itself.
        case ownType
        /// A type of the project that has not all that a field needs.
        case unfitType(EntityLack, path: String)
        case doubled
        /// Another entity holds the feature's, and what is stored there lacks the field.
        case missingInOwner(Identifier, feature: Identifier)
        /// What stands after `=` is no value of the type, or the type takes none.
        case wrongDefault
        /// The code that is to be made uses this name itself.
        case reserved
    }
}
