/// Types of Swift that no source names and that are needed all the same: nothing that luca reads tells them.
enum SwiftName {
    /// What macros expand to and what the compiler looks up by name (`-dump-macro-expansions`, and KnownStdlibTypes.def of
    /// Swift 6.3).
    static let types: Set = [
        // @Observable, @Test and #expect.
        "AnyObject", "Bool", "Equatable", "KeyPath", "Sendable", "Void",
        // What a literal is where nothing says so.
        "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType",
        "StringLiteralType", "UnicodeScalarType",
    ]

    /// Modules that are there without an import.
    static let modules: Set = ["Builtin", "Swift"]

    /// What only Swift may call so, as a member of a type.
    static let members: Set = ["init", "self"]

    /// Types that Swift makes in a type, or keeps for itself there.
    static let nestedTypes: Set = ["Any", "CodingKeys", "ID", "Protocol", "Self", "Type"]
}
