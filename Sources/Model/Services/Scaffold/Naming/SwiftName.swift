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

    /// Those of a toolchain, also where nothing imports them (its folder `lib/swift`, Swift 6.3, and the C libraries).
    static let modules: Set = [
        "Android", "Builtin", "Cxx", "CxxStdlib", "Darwin", "Dispatch", "Distributed", "Foundation",
        "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Observation",
        "RegexBuilder", "Runtime", "Swift", "SwiftOnoneSupport", "Synchronization", "Testing", "XCTest",
    ]

    /// What only Swift may call so, as a member of a type.
    static let members: Set = ["init", "self"]

    /// Types that Swift makes in a type, or keeps for itself there.
    static let nestedTypes: Set = ["Any", "CodingKeys", "ID", "Protocol", "Self", "Type"]
}
