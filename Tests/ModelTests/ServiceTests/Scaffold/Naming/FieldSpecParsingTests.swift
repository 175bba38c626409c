import DataSource
import Model
import Testing

struct FieldSpecParsingTests {
    private static let status = FieldType.Kind.choice(
        ["todo", "in-progress", "done"].map { Identifier(words: $0.words) }
    )

    @Test(arguments: FieldType.Kind.named + [status], FieldType.Shape.allCases)
    func init_everyType_isUnderstood(kind: FieldType.Kind, shape: FieldType.Shape) throws {
        let expected = FieldSpec(name: Identifier(words: ["due", "On"]), type: FieldType(kind, shape))
        let text = "dueOn:" + shape.applied(to: kind.text)
        #expect(expected.text == text)
        #expect(try FieldSpec(parsing: text).text == text)
    }

    @Test(arguments: FieldType.Shape.allCases)
    func init_otherType_isTakenForOneOfTheProject(shape: FieldType.Shape) throws {
        let text = "owner:" + shape.applied(to: "URLOwner2")
        let type = FieldType(.entity(EntityType(name: "URLOwner2")), shape)
        #expect(try FieldSpec(parsing: text) == FieldSpec(name: Identifier(words: ["owner"]), type: type))
        #expect(try FieldSpec(parsing: text).text == text)
    }

    @Test(arguments: [
        (["a:Tag", "tag:x|y"], "tag"), (["tag:x|y", "a:[Tag]"], "a"),
    ])
    func init_typeThatMeansSomethingElse_isReserved(fields: [String], part: String) throws {
        let error = FieldError(try #require(fields.last), .reserved, part: part)
        #expect(throws: error) { try [FieldSpec](parsing: fields) }
    }

    @Test(arguments: [
        "pinned:Bool=true", "title:String=", "title:String=a,b=c", "count:Int=-3", "price:Decimal=2.50",
        "share:Double?=0.5", "share:Decimal=0.000000000000000001", "share:Double=-12",
        "status:todo|inProgress|done=done",
    ])
    func init_default_isKept(text: String) throws {
        #expect(try FieldSpec(parsing: text).text == text)
    }

    @Test(arguments: [
        ("pinned:Bool=yes", "yes"), ("count:Int=", "="), ("count:Int=3.5", "3.5"), ("share:Double=inf", "inf"),
        ("share:Double=.5", ".5"), ("share:Double=-.5", "-.5"), ("share:Decimal=5.", "5."),
        ("share:Decimal=1.2.3", "1.2.3"),
        ("share:Decimal=0.0000000000000000001", "0.0000000000000000001"),
        ("share:Decimal=12345678901234567890.12", "12345678901234567890.12"), ("share:Double=", "="),
        ("share:Double=1e3", "1e3"), ("share:Double=0x10", "0x10"),
        ("status:todo|done=open", "open"), ("tags:[String]=a", "a"), ("due:Date=2026-12-24", "2026-12-24"),
    ])
    func init_defaultOfAnotherType_isRefused(text: String, part: String) {
        #expect(throws: FieldError(text, .wrongDefault, part: part)) { try FieldSpec(parsing: text) }
    }

    /// Its type and its variable would have one name.
    @Test func init_enumerationInLettersWithoutCase_isRefused() throws {
        #expect(throws: FieldError("名前:a|b", .name(.noCapital), part: "名前")) { try FieldSpec(parsing: "名前:a|b") }
        #expect(try FieldSpec(parsing: "名前:String").text == "名前:String")
    }

    @Test func init_enumerationNamedAsItsFeature_isReserved() throws {
        let feature = Identifier(words: ["Bob"])
        let error = FieldError("bob:a|b", .reserved, part: "bob")
        #expect(throws: error) { try [FieldSpec](parsing: ["bob:a|b"], of: feature) }
        #expect(try [FieldSpec](parsing: ["bob:Int"], of: feature).map(\.text) == ["bob:Int"])
    }

    @Test func init_optionOfAnothersNegation_isReserved() {
        #expect(throws: FieldError("noPinned:Bool", .reserved, part: "noPinned")) {
            try [FieldSpec](parsing: ["pinned:Bool", "noPinned:Bool"])
        }
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
        FieldError("title:string", .unknownType(nearest: "String"), part: "string"),
        FieldError("title:String??", .unknownType(nearest: "String"), part: "String??"),
        FieldError("a:b:Int", .unknownType(nearest: "Int"), part: "b:Int"),
        FieldError("title:?", .unknownType(nearest: nil), part: "?"),
        FieldError("title", .notAPair, part: "title"), FieldError(":String", .notAPair, part: ":String"),
        FieldError("title:", .notAPair, part: "title:"), FieldError(":", .notAPair, part: ":"),
        FieldError("", .notAPair, part: ""),
        FieldError("title:String,done:Bool", .separatedByCommas, part: ","),
        FieldError("status:todo|", .unknownType(nearest: nil), part: "todo|"),
        FieldError("status:none|done", .unknownType(nearest: nil), part: "none|done"),
        FieldError("status:todo|todo", .unknownType(nearest: nil), part: "todo|todo"),
        FieldError("404:Int", .name(.startsWithDigit), part: "404"),
        FieldError("a.b:Int", .name(.notLetters), part: "a.b"), FieldError("-:Int", .name(.empty), part: "-"),
        FieldError("🚀:Int", .name(.notLetters), part: "🚀"),
    ])
    func init_noField_throwsTheNearestRightForm(error: FieldError) {
        #expect(throws: error) { try FieldSpec(parsing: error.field) }
    }

    @Test func init_severalFields_orderIsKept() throws {
        let fields = try [FieldSpec](parsing: ["title:String", "pinned:Bool", "due:Date?"])
        #expect(fields.map { $0.text } == ["title:String", "pinned:Bool", "due:Date?"])
    }

    @Test(arguments: [("a:Int", "a"), ("A:String", "A"), ("user-id:Int", "user-id"), ("userId:Int", "userId")])
    func init_sameNameTwice_throwsTheSecond(second: String, part: String) {
        #expect(throws: FieldError(second, .doubled, part: part)) {
            try [FieldSpec](parsing: ["a:Int", "userID:Int", second])
        }
    }
}
