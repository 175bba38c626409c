import DataSource
import Model
import Testing

struct FieldSpecParsingTests {
    @Test(
        arguments: FieldType.Kind.allCases,
        [("", false), ("?", true)]
    )
    func init_everyType_isUnderstood(kind: FieldType.Kind, mark: (String, Bool)) throws {
        let expected = FieldSpec(name: Identifier(words: ["due", "On"]), type: FieldType(kind, isOptional: mark.1))
        #expect(try FieldSpec(parsing: "dueOn:" + kind.rawValue + mark.0) == expected)
    }

    @Test(arguments: [
        ("due-on", "dueOn"), ("due_on", "dueOn"), ("DueOn", "dueOn"), ("userID", "userID"), ("in", "in"),
        ("default", "default"), ("static", "static"), ("Type", "type"), ("type", "type"), ("Any", "any"),
        ("isbn13", "isbn13"), ("größe", "größe"), ("string", "string"), ("date", "date"),
    ])
    func init_name_isKept(name: String, variable: String) throws {
        #expect(try FieldSpec(parsing: name + ":String").name.variable == variable)
    }

    @Test(arguments: [
        FieldError("string:title", .swapped(correct: "title:String"), part: "string:title"),
        FieldError("Date?:due", .swapped(correct: "due:Date?"), part: "Date?:due"),
        FieldError("title:Strng", .unknownType(nearest: "String"), part: "Strng"),
        FieldError("title:string", .unknownType(nearest: "String"), part: "string"),
        FieldError("title:Strng?", .unknownType(nearest: "String"), part: "Strng?"),
        FieldError("title:String??", .unknownType(nearest: "String"), part: "String??"),
        FieldError("due:Dat", .unknownType(nearest: "Date"), part: "Dat"),
        FieldError("count:Quaternion", .unknownType(nearest: nil), part: "Quaternion"),
        FieldError("a:b:Int", .unknownType(nearest: "Int"), part: "b:Int"),
        FieldError("title:?", .unknownType(nearest: nil), part: "?"),
        FieldError("title", .notAPair, part: "title"), FieldError(":String", .notAPair, part: ":String"),
        FieldError("title:", .notAPair, part: "title:"), FieldError(":", .notAPair, part: ":"),
        FieldError("", .notAPair, part: ""),
        FieldError("title:String,done:Bool", .separatedByCommas, part: ","),
        FieldError("404:Int", .name(.startsWithDigit), part: "404"),
        FieldError("a.b:Int", .name(.notLetters), part: "a.b"), FieldError("-:Int", .name(.empty), part: "-"),
        FieldError("🚀:Int", .name(.notLetters), part: "🚀"),
    ])
    func init_noField_throwsTheNearestRightForm(error: FieldError) {
        #expect(throws: error) { try FieldSpec(parsing: error.field) }
    }

    @Test(arguments: [
        "id", "ID", "columns", "table", "empty", "fixture", "cells", "self", "Self", "init", "help", "version", "json",
        "search", "sort", "reverse", "yes", "dataDir", "data-dir",
    ])
    func init_nameThatCodeUses_isReserved(name: String) {
        #expect(throws: FieldError(name + ":Int", .reserved, part: name)) { try FieldSpec(parsing: name + ":Int") }
    }

    @Test func init_severalFields_orderIsKept() throws {
        let fields = try [FieldSpec](parsing: ["title:String", "pinned:Bool", "due:Date?"])
        #expect(fields.map { $0.name.variable + ":" + $0.type.code } == ["title:String", "pinned:Bool", "due:Date?"])
    }

    @Test(arguments: [("a:Int", "a"), ("A:String", "A"), ("user-id:Int", "user-id"), ("userId:Int", "userId")])
    func init_sameNameTwice_throwsTheSecond(second: String, part: String) {
        #expect(throws: FieldError(second, .doubled, part: part)) {
            try [FieldSpec](parsing: ["a:Int", "userID:Int", second])
        }
    }

    @Test(arguments: ["page:[String]?", "status:todo|doing|done", "pinned:Bool=false", "owner:Person"])
    func init_typeThatIsNotThereYet_isRefused(text: String) {
        #expect(throws: FieldError.self) { try FieldSpec(parsing: text) }
    }
}
