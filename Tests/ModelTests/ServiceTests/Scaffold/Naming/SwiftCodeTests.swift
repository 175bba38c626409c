import DataSource
@testable import Model
import Testing

struct SwiftCodeTests {
    @Test(arguments: [
        "struct Note {}", "final class Note {}", "enum Note {}", "actor Note {}", "protocol Note {}",
        "typealias Note = Int", "/* a */ struct Note {}", "let a = \"}\"\nstruct Note {}",
        "let a = \"\\\"\"\nstruct Note {}",
        "let a = #\"\"\"#\nstruct Note {}", "let a = ##\"\"#\"##; struct Note {}", "let a = #\"\\\"#; struct Note {}",
        "let a = #\"\"\"\n\"\n\"\"\"#\nstruct Note {}", "let a = \"\"\"\n\"\n\"\"\"\nstruct Note {}",
        "let a = /\"/\nstruct Note {}", "#if DEBUG\nstruct Note {}\n#endif",
        "struct A { struct B {} }\r\nstruct Note {}",
        "/* /* */ struct A {} */ struct Note {}",
    ])
    func declaredTypes_declared_areFound(code: String) {
        #expect(SwiftCode(Data(code.utf8)).declaredTypes.contains("Note"))
    }

    @Test(arguments: [
        "// struct Note {}", "/* struct Note {} */", "/* /* */ struct Note {} */", "let a = \"struct Note {}\"",
        "let a = \"\"\"\nstruct Note {}\n\"\"\"", "let a = #\"\" struct Note {} \"\"#", "struct A { struct Note {} }",
        "extension A { enum Note {} }", "private struct Note {}", "fileprivate final class Note {}", "struct Notes {}",
        "",
        "\"", "/*", "#\"", "\\", "\"\\", "#", "struct",
    ])
    func declaredTypes_notDeclared_areNotFound(code: String) {
        #expect(!SwiftCode(Data(code.utf8)).declaredTypes.contains("Note"))
    }

    @Test(arguments: [
        ("let note: Note", true), ("[Note]()", true), ("`Note`", true), ("Notes", false), ("// Note", false),
        ("\"Note\"", false), ("note", false), ("MyNote", false),
    ])
    func uses_aName_wholeWordsOfCodeCount(code: String, isUsed: Bool) {
        #expect(SwiftCode(Data(code.utf8)).uses("Note") == isUsed)
    }

    @Test(arguments: [
        ("let note = 1", true), ("var note: Int", true), ("func note()", true), ("case note", true),
        ("init(note: Int)", true), ("a.note", false), ("note()", false), ("let notes = 1", false),
    ])
    func declares_aName_whatIsIntroducedCounts(code: String, isDeclared: Bool) {
        #expect(SwiftCode(Data(code.utf8)).declares("note") == isDeclared)
    }

    @Test(arguments: [
        ("struct Tag: Codable, JSONColumnValue {}", "Codable ColumnValue"),
        ("extension Tag: ArgumentValue {}\nextension Tag: @unchecked Sendable {}", "ArgumentValue Sendable unchecked"),
        ("extension Tags: Codable {}\n// extension Tag: Codable {}\nlet a: Tag = Tag()", ""), ("struct Tag {}", ""),
    ])
    func conformances_ofAType_areThoseOfAllItsParts(code: String, names: String) {
        #expect(SwiftCode(Data(code.utf8)).conformances(of: "Tag").sorted().joined(separator: " ") == names)
    }
}
