import DataSource
@testable import Model
import Testing

struct RenderServiceTests {
    @Test func rendered_lineEndsOfWindows_areKept() throws {
        let text = "a\r\n// luca:for field\r\n__field__\r\n// luca:end\r\n__Feature__\r\n"
        let expected = "a\r\ndone\r\n`in`\r\ndue\r\nReadingList\r\n"
        #expect(Array(try Rendered.text(text).utf8) == Array(expected.utf8))
    }

    @Test func rendered_misspeltWithLineEndsOfWindows_throwsItsLine() {
        let error = TemplateError.misspelt(
            "__Featur__",
            nearest: "__Feature__",
            at: Rendered.place(3, 2)
        )
        #expect(throws: error) { try Rendered.text("a\r\nb\r\n __Featur__\r\n") }
    }

    @Test(arguments: ["", "\n", "no end", "end\n", "two\n\n", "\u{FEFF}// BOM\n", "tab\t \n", "\r\n", "a\rb"])
    func rendered_textWithoutPlaceholders_isTheSame(text: String) throws {
        for text in [text, text + "__Feature__\n"] {
            let expected = text.replacing("__Feature__", with: "ReadingList")
            #expect(Array(try Rendered.text(text).utf8) == Array(expected.utf8))
        }
    }

    @Test func rendered_valuesThatLookLikeTemplates_areInsertedToTheLetter() throws {
        let context = RenderContext(
            values: ["__a__": .text("$0 \\1 \"q\" \\(x) ü🚀 __b__"), "__b__": .text("never")],
            loops: ["x": [RenderContext(values: ["__c__": .text("// luca:end")])]]
        )
        let text = "<__a__>\n// luca:for x\n__c__\n// luca:end\n"
        let expected = FileContents("<$0 \\1 \"q\" \\(x) ü🚀 __b__>\n// luca:end\n")
        #expect(try Rendered.template(Data(text.utf8), path: "A.swift", context).contents == expected)
    }

    @Test func rendered_binary_isUntouched() throws {
        let bytes = Data("__Feature__\n// luca:end\n".utf8) + Data([0xFF, 0xFE, 0x00])
        let file = try Rendered.template(bytes, path: "__Feature__.png")
        #expect(file.contents.bytes == bytes)
        #expect(file.path == "ReadingList.png")
    }

    @Test func rendered_link_isUntouched() throws {
        let text = "__Feature__ __Featur__\n// luca:nonsense\n"
        #expect(try Rendered.text(text, isLink: true) == text)
    }

    @Test(arguments: [0o644, 0o755, 0o600]) func rendered_permissions_areKept(permissions: Int) throws {
        let file = try Rendered.template(Data("__Feature__".utf8), permissions: permissions)
        #expect(file.contents == FileContents("ReadingList", permissions: permissions))
    }

    @Test(arguments: [
        ("Sources/__Feature__+Record.swift", "Sources/ReadingList+Record.swift"),
        ("__feature_command__/__features__.md", "reading-list/readingLists.md"), ("plain.txt", "plain.txt"),
        ("in/__first__.txt", "in/in.txt"),
    ])
    func rendered_path_isRenderedWithoutBackticks(path: String, expected: String) throws {
        #expect(try Rendered.template(Data(), path: path).path == expected)
    }

    /// A value may be empty: what is left of a path must still lead into the project.
    @Test(arguments: [
        ("__list_comma__/etc/passwd", "/etc/passwd"), (".__list_comma__./A.swift", "../A.swift"),
        ("Sources/.__list_comma__./A.swift", "Sources/../A.swift"), ("Sources/__list_comma__/A", "Sources//A"),
        ("__list_comma__", ""), ("Sources/__list_comma__", "Sources/"), ("..", ".."),
    ])
    func rendered_pathThatLeadsElsewhere_isRefused(path: String, rendered: String) throws {
        let context = try RenderContext.feature("Note", "title:String")
        #expect(throws: TemplateError.strangePath(rendered, template: Rendered.source)) {
            try Rendered.template(Data(), path: path, context)
        }
    }

    @Test(arguments: [".__list_comma__git/hooks/pre-commit", ".GIT/config", "sub/.git/config", ".luca__list_comma__/x"])
    func rendered_pathOfGitOrLuca_isRefused(path: String) throws {
        let context = try RenderContext.feature("Note", "title:String")
        #expect(throws: TemplateError.notForTemplates(path: Rendered.source)) {
            try Rendered.template(Data(), path: path, context)
        }
    }

    @Test(arguments: [
        (1, 1, 1, 1), (2, 9, 3, 9), (3, 9, 3, 9), (3, 14, 3, 19), (5, 11, 5, 10), (5, 25, 5, 29), (5, 30, 5, 29),
        (6, 1, 7, 1),
    ])
    func place_ofAByteOfTheFile_isWhereTheTemplateHasIt(line: Int, column: Int, at: Int, character: Int) throws {
        let text = """
            ü __Feature__
            // luca:for field
                var __field__: Int
            // luca:end
            /* ü */ let __first__ = 1 / __Feature__
            // luca:if text
            x
            // luca:end
            """
        let template = Template(path: "A.swift", contents: FileContents(text), source: Rendered.source, isLink: false)
        let sut = try RenderService().rendering(template, .readingList())
        #expect(sut.place(line: line, column: column) == Rendered.place(at, character))
    }
}
