import DataSource
import Model
import Testing

struct RequestParsingTests {
    @Test func feature_words_becomeValues() throws {
        let request = try FeatureRequest(parsing: "reading-list", plural: nil, fields: ["title:String", "due:Date?"])
        let expected = FeatureRequest(
            name: Identifier(words: ["reading", "list"]),
            plural: Identifier(words: ["reading", "lists"]),
            fields: [
                FieldSpec(name: Identifier(words: ["title"]), type: FieldType(.string)),
                FieldSpec(name: Identifier(words: ["due"]), type: FieldType(.date, .optional)),
            ]
        )
        #expect(request == expected)
        #expect(request.arguments == ["ReadingList", "title:String", "due:Date?"])
    }

    @Test(arguments: [("Sheep", "Sheep"), ("Person", "People"), ("SKU", "SKUs"), ("Octopus", "octopodes")])
    func feature_plural_overridesTheRule(name: String, plural: String) throws {
        let request = try FeatureRequest(parsing: name, plural: plural, fields: [])
        #expect(request.plural == (try Identifier(parsing: plural)))
    }

    @Test func feature_pluralOfItsOwn_isAmongTheArguments() throws {
        let request = try FeatureRequest(parsing: "Sheep", plural: "sheep", fields: ["age:Int"])
        #expect(request.arguments == ["Sheep", "age:Int", "--plural", "Sheep"])
    }

    @Test(arguments: [("", "Notes"), ("Note", ""), ("Note", "4s"), ("N.", "Notes")])
    func feature_noName_throws(name: String, plural: String) {
        #expect(throws: NameError.self) { try FeatureRequest(parsing: name, plural: plural, fields: []) }
    }

    @Test(arguments: [
        ("Notes", "Notes", "/home/Notes"), ("notes", "Notes", "/home/notes"),
        ("apps/Notes", "Notes", "/home/apps/Notes"), ("../Notes", "Notes", "/Notes"),
        ("/tmp/reading-list", "ReadingList", "/tmp/reading-list"), ("./Notes/", "Notes", "/home/Notes"),
    ])
    func app_path_isNameAndFolder(path: String, name: String, folder: String) throws {
        let request = try AppRequest(parsing: path, in: "/home")
        #expect(request.name.type == name)
        #expect(request.folder == folder)
        #expect(request.arguments == [name])
    }

    @Test(arguments: ["", "..", ".", "/", "a/..", "404", "No.tes"]) func app_noName_throws(path: String) {
        #expect(throws: NameError.self) { try AppRequest(parsing: path, in: "/home") }
    }

    @Test(arguments: ["笔记", "本", "ªx"])
    func init_lettersWithoutCapitals_areRefused(name: String) {
        #expect(throws: NameError(name, .noCapital)) { try FeatureRequest(parsing: name, plural: nil, fields: []) }
    }

    @Test func init_appOutsideASCII_isRefused() {
        #expect(throws: NameError("Été", .notASCII)) { try AppRequest(parsing: "été", in: "/") }
    }
}
