import DataSource
@testable import Frontend
import Model
import Testing

struct ScaffoldErrorsTests {
    private static let types = FieldType.Kind.named.map(\.text).joined(separator: " ")

    @Test(arguments: [
        (NameError("", .empty), "a name is missing. Pass one such as Note or ReadingList."),
        (
            NameError("3D", .startsWithDigit, suggestion: "Item3D"),
            "'3D' cannot be a name: it must begin with a letter. Item3D would work."
        ),
        (NameError("a\u{1B}", .notLetters), "'a␛' cannot be a name: use letters and digits, as in ReadingList."),
        (
            NameError("Any", .keyword, suggestion: "AnyItem"),
            "'Any' cannot be a name: Swift keeps it for itself. AnyItem would work."
        ),
        (
            NameError("AStore", .suffix("Store"), suggestion: "A"),
            "'AStore' ends in Store, which luca adds itself. Did you mean A?"
        ),
        (
            NameError("Model", .module, suggestion: "ModelItem"),
            "'Model' cannot be a name: a module is called so. ModelItem would work."
        ),
        (NameError("Book", .declared(path: "A.swift")), "'Book' exists already, in A.swift. Pick another name."),
        (
            NameError("BOOK", .sameLetters(path: "Book.swift")),
            "'BOOK' differs from Book.swift in the case of its letters only. Pick another name."
        ),
    ])
    func text_ofANameError_saysWhatToDo(error: NameError, text: String) {
        #expect(ErrorReport(error).text == text)
        #expect(ErrorReport(error).exitCode == .usage)
    }

    @Test(arguments: [
        (
            FeatureError.noSuch(name: "Noot", known: ["Note", "Tag"]),
            "there is no feature 'Noot' with fields here. Did you mean 'Note'? These are: Note, Tag."
        ),
        (.noSuch(name: "Note", known: []), "there is no feature 'Note' with fields here."),
        (
            .noEntity(name: "Note", path: "A.swift"),
            "A.swift declares no 'Note'. Declare it there, or name another feature."
        ),
    ])
    func text_ofAFeatureError_saysWhatToDo(error: FeatureError, text: String) {
        #expect(ErrorReport(error).text == text)
        #expect(ErrorReport(error).exitCode == .usage)
    }

    @Test(arguments: [
        (
            FieldError("title:Strng", .unknownType(nearest: "String"), part: "Strng"),
            "'Strng' is not a field type. Did you mean 'String'?\n  title:Strng\n        ^~~~~\nTypes: \(types), an entity, [Type], Type?, one|two|three."
        ),
        (
            FieldError("a:X", .unknownType(nearest: nil), part: "X"),
            "'X' is not a field type.\n  a:X\n    ^\nTypes: \(types), an entity, [Type], Type?, one|two|three."
        ),
        (
            FieldError("string:title", .swapped(correct: "title:String"), part: "string:title"),
            "the name comes first. Did you mean title:String?\n  string:title\n  ^~~~~~~~~~~~"
        ),
        (
            FieldError("a:Int,b:Int", .separatedByCommas, part: ","),
            "fields are separated by spaces, not by commas.\n  a:Int,b:Int\n       ^"
        ),
        (
            FieldError("title", .notAPair, part: "title"),
            "'title' is not a field. Write it as name:Type, such as title:String.\n  title\n  ^~~~~"
        ),
        (FieldError("A:Int", .doubled, part: "A"), "the field 'A' is there twice.\n  A:Int\n  ^"),
        (
            FieldError("id:Int", .reserved, part: "id"),
            "'id' cannot be a field: the code that is made uses that name. Pick another.\n  id:Int\n  ^~"
        ),
        (
            FieldError("note:Note?", .ownType, part: "Note"),
            "Note cannot be the type: it would be part of itself.\n  note:Note?\n       ^~~~"
        ),
        (
            FieldError("a:[A]?", .unfitType(.conformances(["Codable", "Sendable"]), path: "A.swift"), part: "[A]?"),
            "A is not Codable, Sendable. Add that to its declaration in A.swift.\n  a:[A]?\n    ^~~~"
        ),
        (
            FieldError("a:A", .unfitType(.publicAccess, path: "A.swift"), part: "A"),
            "A is not public. Make it so in A.swift, with its properties.\n  a:A\n    ^"
        ),
        (
            FieldError("a:A", .unfitType(.emptyValue, path: "A.swift"), part: "A"),
            "a new record begins with an empty A, and there is none. Add 'public static let empty' to A.swift, or write a:A?.\n  a:A\n    ^"
        ),
        (
            FieldError("a:A", .unfitType(.sampleValue, path: "A.swift"), part: "A"),
            "the tests cannot make a value of A. Add a public initializer to A.swift, or 'public static let fixture' in Tests/TestSupport/A+Fixture.swift.\n  a:A\n    ^"
        ),
        (
            FieldError(
                "a:Int=3",
                .missingInOwner(Identifier(words: ["Order"]), feature: Identifier(words: ["Reading", "List"])),
                part: "Int"
            ),
            "Orders that are stored hold reading lists without this field, and JSON has no default for it. Let it be missing: a:Int?.\n  a:Int=3\n    ^~~"
        ),
        (
            FieldError("a:A", .unfitType(.cases, path: "A.swift"), part: "A"),
            "A has fewer than two cases in A.swift. Add one, or leave the field out.\n  a:A\n    ^"
        ),
        (
            FieldError("a:A", .unfitType(.freeName("word"), path: "A.swift"), part: "A"),
            "A has a property 'word', which a stored value has too. Rename it.\n  a:A\n    ^"
        ),
        (
            FieldError("1:Int", .name(.startsWithDigit), part: "1"),
            "'1' cannot be a field: it must begin with a letter.\n  1:Int\n  ^"
        ),
        (
            FieldError("a.b:Int", .name(.notLetters), part: "a.b"),
            "'a.b' cannot be a field: use letters and digits, as in dueDate.\n  a.b:Int\n  ^~~"
        ),
    ])
    func text_ofAFieldError_pointsAtThePart(error: FieldError, text: String) {
        #expect(ErrorReport(error).text == text)
        #expect(ErrorReport(error).exitCode == .usage)
    }

    @Test(arguments: [
        (
            WiringError.missing(path: "A.swift", place: "enum Path", text: "case a"),
            "nothing written. A.swift has no enum Path, where this goes:\n  case a\nAdd it by hand, or go on without it: --skip-wiring.",
            ExitCode.conflict
        ),
        (
            .ambiguous(path: "A.swift", place: "enum Path", text: "case a\ncase b"),
            "nothing written. A.swift has enum Path more than once; one of them needs this:\n  case a\n  case b\nAdd it by hand, or go on without it: --skip-wiring.",
            .conflict
        ),
        (
            .taken(path: "A.swift", place: "enum Path", name: "a", text: "case a"),
            "nothing written. A.swift has 'a' in enum Path already, with another meaning than:\n  case a\nPick another name.",
            .conflict
        ),
        (
            .unreadable(path: "A.swift", line: 2, column: 3),
            "nothing written. A.swift:2:3: this is not Swift that can be read. Mend it, then try again.", .unreadable
        ),
        (
            .fault(path: "A.swift"),
            "nothing written. The edit of A.swift would break it: a fault in luca. Please report it with the file.",
            .fault
        ),
    ])
    func text_ofAWiringError_saysWhatToPaste(error: WiringError, text: String, exitCode: ExitCode) {
        #expect(ErrorReport(error).text == text)
        #expect(ErrorReport(error).exitCode == exitCode)
    }

    @Test(arguments: [
        (
            ProjectError.leadsOut(path: "Sources/Model") as any Error,
            "nothing written. Sources/Model leads elsewhere, by a link or by '..'; what lies there is not touched.",
            ExitCode.conflict
        ),
        (ProjectError.notText(path: "A.swift"), "nothing written. A.swift is not a text in UTF-8.", .unreadable),
        (AppFolderError.notAFolder(path: "/a"), "/a is in the way and no folder. Pick another name.", .conflict),
    ])
    func text_ofAnError_saysWhatToDo(error: any Error, text: String, exitCode: ExitCode) {
        #expect(ErrorReport(error).text == text)
        #expect(ErrorReport(error).exitCode == exitCode)
    }
}
