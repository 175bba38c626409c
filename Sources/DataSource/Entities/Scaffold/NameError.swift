/// Why a word cannot be the name of what is to be made.
public struct NameError: Error, Equatable {
    public var name: String
    public var reason: Reason
    /// A name that would do.
    public var suggestion: String?

    public init(_ name: String, _ reason: Reason, suggestion: String? = nil) {
        self.name = name
        self.reason = reason
        self.suggestion = suggestion
    }

    public enum Reason: Equatable, Sendable {
        case empty
        case tooLong
        /// A file called `Main.swift` makes a program of its target.
        case main
        case startsWithDigit
        case notLetters
        case keyword
        /// luca adds the suffix itself.
        case suffix(String)
        case command
        /// Of a feature that is there.
        case variable(String, path: String)
        /// The code that is to be made inherits a member of that name.
        case member(String)
        /// Its letters have no capitals, so that a type and a variable would be called the same.
        case noCapital
        /// The linker takes only letters of ASCII.
        case notASCII
        /// The compiler, or what a macro expands to, means a type of Swift by that name.
        case swift
        case module
        /// A field stands where the name should.
        case field
        /// The code that is to be made uses this name itself.
        case generated(template: String)
        case used(path: String)
        case declared(path: String)
        /// Differs from a file that is there in the case of its letters only.
        case sameLetters(path: String)
    }
}
