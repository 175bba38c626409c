import DataSource
@testable import Model
import Testing

struct PlaceholderTests {
    @Test(arguments: [
        ("__Feature__ __feature__ __Features__ __features__", "ReadingList readingList ReadingLists readingLists"),
        ("__feature_name__, __features_name__", "reading list, reading lists"),
        ("__a_feature__. __A_feature__.", "a reading list. A reading list."),
        ("\"__feature_table__\" \"__feature_command__\"", "\"readingList\" \"reading-list\""),
        ("__Feature__DetailStore", "ReadingListDetailStore"), ("case .__feature__List:", "case .readingListList:"),
        ("all__Features__Of__Feature__", "allReadingListsOfReadingList"),
        ("\\.__features__Changed", "\\.readingListsChanged"),
        ("__features___twoInserted_areRead", "readingLists_twoInserted_areRead"),
        ("__Feature____Feature__", "ReadingListReadingList"), ("___Feature__", "_ReadingList"),
    ])
    func rendered_placeholder_isReplaced(template: String, text: String) throws {
        #expect(try Rendered.text(template) == text)
    }

    @Test(arguments: [
        "__FILE__", "__dunder__", "__cplusplus", "a__b", "__", "____", "_ = x", "snake_case", "__builtin_trap",
        "__feature", "Feature__", "$x \\(y) \"q\" 'a' ${z} $0 \\1 %@ ü 🚀", "__something_else_entirely__",
    ])
    func rendered_noPlaceholder_isTakenToTheLetter(text: String) throws {
        #expect(try Rendered.text(text) == text)
    }

    @Test(arguments: [
        ("case __first__", "case `in`"), ("is__First__", "isIn"), ("__first__Field", "inField"),
        ("self.__first__ = __first__", "self.`in` = `in`"), ("\"__first_name__\"", "\"in\""),
        (".__firstChanged__(__first__)", ".inChanged(`in`)"), ("__last__ __Last__ __last_type__", "due Due Date?"),
        ("__optional__ __text__", "due `in`"),
    ])
    func rendered_keyword_getsBackticksAfterComposing(template: String, text: String) throws {
        #expect(try Rendered.text(template) == text)
    }

    @Test(arguments: ["default", "static", "case", "nil", "true", "protocol", "operator", "where", "super"])
    func rendered_fieldNamedByAKeyword_isQuotedWhereItStandsAlone(name: String) throws {
        let context = try RenderContext.feature("Note", name + ":Int")
        let file = try Rendered.template(Data("__first__ __first_name__ __firstChanged__ x__First__".utf8), context)
        let composed = "x" + name.prefix(1).uppercased() + name.dropFirst()
        #expect(file.contents == FileContents("`\(name)` \(name) \(name)Changed \(composed)"))
    }

    @Test(arguments: ["In", "Default", "Class", "Protocol", "Operator"])
    func rendered_featureNamedByAKeyword_isAnotherWordWhereItStandsAlone(name: String) throws {
        let text = "__Feature__ __feature__ __feature__Service .__feature__List \"__feature_table__\""
        let file = try Rendered.template(Data(text.utf8), path: "__feature__.swift", .feature(name, "a:Int"))
        let variable = name.lowercased()
        let expected = "\(name) \(variable)Item \(variable)Service .\(variable)List \"\(variable)\""
        #expect(file.contents == FileContents(expected))
        #expect(file.path == variable + ".swift")
    }

    @Test(arguments: [
        ("Note", "a note"), ("Order", "an order"), ("SKU", "an SKU"), ("User", "a user"), ("UserID", "a user ID"),
        ("Umbrella", "an umbrella"), ("Unit", "a unit"), ("Utility", "a utility"), ("HTTPServer", "an HTTP server"),
        ("URLSession", "a URL session"), ("BFF", "a BFF"), ("Entry", "an entry"),
    ])
    func rendered_article_followsTheSound(name: String, text: String) throws {
        let file = try Rendered.template(Data("__a_feature__".utf8), .feature(name))
        #expect(file.contents == FileContents(text))
    }

    /// The place counts characters, not bytes.
    @Test(arguments: [
        ("let x = 1\n  /* ü */ __Featur__ { }", "__Featur__", "__Feature__", 2, 11),
        ("__feature_nam__", "__feature_nam__", "__feature_name__", 1, 1),
        ("x\n\nthe__Faeture__Store", "__Faeture__", "__Feature__", 3, 4),
        ("__Featur__Of__Feature__", "__Featur__", "__Feature__", 1, 1),
        ("__Feature__Of__Featur__", "__Featur__", "__Feature__", 1, 14),
        ("__Featuress__", "__Featuress__", "__Features__", 1, 1),
    ])
    func rendered_misspelt_throwsTheNearest(text: String, word: String, nearest: String, line: Int, column: Int) {
        let error = TemplateError.misspelt(word, nearest: nearest, at: Rendered.place(line, column))
        #expect(throws: error) { try Rendered.text(text) }
    }

    @Test(arguments: [
        ("x\n  __field__", "__field__", 2, 3), ("is__Field__", "__Field__", 1, 3), ("__App__", "__App__", 1, 1),
        ("// luca:for field\n__case__\n// luca:end", "__case__", 2, 1), ("a__comma__", "__comma__", 1, 2),
    ])
    func rendered_placeholderOfAnotherPlace_throws(text: String, word: String, line: Int, column: Int) {
        #expect(throws: TemplateError.outOfPlace(word, at: Rendered.place(line, column))) { try Rendered.text(text) }
    }

    @Test func rendered_placeholderOfAnotherPlaceInRaw_isTakenToTheLetter() throws {
        #expect(try Rendered.text("// luca:raw\n__field__\n// luca:end") == "__field__")
    }

    @Test func rendered_misspeltPath_throws() {
        let error = TemplateError.misspelt(
            "__Featur__",
            nearest: "__Feature__",
            at: Rendered.place(1, 8)
        )
        #expect(throws: error) { try Rendered.template(Data(), path: "Stores/__Featur__Store.swift") }
    }

    @Test func rendered_app_namesAreThere() throws {
        let request = try AppRequest(parsing: "ReadingList", in: "/")
        let text = "__App__ __app__ __app_name__"
        let file = try Rendered.template(Data(text.utf8), path: "Sources/__app__/__App__.swift", RenderContext(request))
        #expect(file.contents == FileContents("ReadingList reading-list reading list"))
        #expect(file.path == "Sources/reading-list/ReadingList.swift")
    }
}
