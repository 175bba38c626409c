/// What a type of the project lacks to be the type of a field.
public enum EntityLack: Equatable, Sendable {
    case conformances([String])
    case publicAccess
    /// Two, so that the tests can change one for the other.
    case cases
    /// A field of one value begins with it.
    case emptyValue
    /// The tests fill the field with it.
    case sampleValue
    /// It has a member of a name that is needed for something else.
    case freeName(String)
}
