import DataSource
import Model
import Testing

/// Imports come after the imports, in their order if they have one, and never into a condition.
struct WiringImportTests {
    @Test(arguments: [
        ("import A\n\nlet a = 1\n", "import A\nimport M\n\nlet a = 1\n"),
        ("import A\nimport Z\n", "import A\nimport M\nimport Z\n"),
        ("import Z\n", "import M\nimport Z\n"),
        ("import Z\nimport A\n", "import Z\nimport A\nimport M\n"),
        ("import M\n", "import M\n"),
        ("@testable import M\n", "@testable import M\n"),
        ("@_exported public import M\n", "@_exported public import M\n"),
        ("import A  // a\n", "import A  // a\nimport M\n"),
        ("import struct M.S\n", "import M\n\nimport struct M.S\n"),
        (
            "import A\n\nimport struct B.S\n\n@testable import C\n",
            "import A\nimport M\n\nimport struct B.S\n\n@testable import C\n"
        ),
        (
            "import A\nimport struct B.S\n@testable import C\n",
            "import A\nimport struct B.S\n@testable import C\nimport M\n"
        ),
        ("@testable import C\n", "import M\n\n@testable import C\n"),
        ("import A\n#if canImport(M)\nimport M\n#endif\n", "import A\nimport M\n#if canImport(M)\nimport M\n#endif\n"),
        ("#if canImport(B)\nimport B\n#endif\nimport A\n", "#if canImport(B)\nimport B\n#endif\nimport A\nimport M\n"),
        ("let a = 1\n", "import M\n\nlet a = 1\n"),
        ("/// A.\nlet a = 1\n", "import M\n\n/// A.\nlet a = 1\n"),
        ("// Licence.\n\n/// A.\nlet a = 1\n", "// Licence.\n\nimport M\n\n/// A.\nlet a = 1\n"),
        ("// Licence.\n\nimport A\n", "// Licence.\n\nimport A\nimport M\n"),
        ("#if DEBUG\nlet a = 1\n#endif\n", "import M\n\n#if DEBUG\nlet a = 1\n#endif\n"),
        ("import A", "import A\nimport M"),
    ])
    func insertions_import(source: String, expected: String) throws {
        #expect(try wired("import M", into: source) == expected)
        let newline = "\r\n"
        #expect(
            try wired("import M", into: source.replacing("\n", with: newline))
                == (source.contains("\n") ? expected.replacing("\n", with: newline) : expected)
        )
    }

    @Test func insertions_severalImports_eachIsInOrder() throws {
        #expect(
            try wired("import Z\nimport B\n@testable import M\n@testable import L", into: "import A\nimport Q\n")
                == "import A\nimport B\nimport Q\nimport Z\n\n@testable import L\n@testable import M\n"
        )
    }
}
