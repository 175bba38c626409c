import DataSource
@testable import Model
import Testing

struct IncludeTests {
    @Test func rendered_include_itsLinesStandThere() throws {
        let text = "a\n// luca:include licence.swift\nb\n"
        #expect(try Rendered.text(text, includes: ["licence.swift": "// __Feature__\n"]) == "a\n// ReadingList\nb\n")
    }

    @Test(arguments: [("x\ny\n", "    x\n    y"), ("x\n\n  y", "    x\n\n      y"), ("", ""), ("\n", "")])
    func rendered_include_isIndentedAsItsDirective(lines: String, expected: String) throws {
        let text = "    // luca:include a\nend"
        #expect(
            try Rendered.text(text, includes: ["a": lines])
                == (expected.isEmpty && lines.isEmpty ? "end" : expected + "\nend")
        )
    }

    @Test(arguments: [
        ("a\r\n# luca:include i\r\nb\r\n", "x\n\ny\n", "a\r\nx\r\n\r\ny\r\nb\r\n"),
        ("a\n# luca:include i\nb\n", "x\r\n\r\ny\r\n", "a\nx\n\ny\nb\n"),
        ("# luca:include i", "\u{FEFF}x", "x"),
    ])
    func rendered_include_endsItsLinesAsTheOther(text: String, lines: String, expected: String) throws {
        #expect(Array(try Rendered.text(text, includes: ["i": lines]).utf8) == Array(expected.utf8))
    }

    @Test func rendered_includeInALoop_knowsTheLoop() throws {
        let text = """
            // luca:for field
              // luca:include field.swift
            // luca:end
            """
        let includes = [
            "field.swift": "// luca:if text\n// luca:include deep/name\n// luca:end\n", "deep/name": "var __field__\n",
        ]
        #expect(try Rendered.text(text, includes: includes) == "  var done\n  var `in`\n  var due")
    }

    @Test func rendered_includeInABranchNotTaken_isNotLookedFor() throws {
        let text = "// luca:if text\nx\n// luca:else\n// luca:include none\n// luca:end"
        #expect(try Rendered.text(text) == "x")
    }

    @Test(arguments: [("licence", "licence.swift"), ("licens.swift", "licence.swift"), ("../etc/passwd", nil)])
    func rendered_noSuchInclude_throwsWhereItIsNamed(name: String, nearest: String?) {
        let error = TemplateError.noInclude(name, nearest: nearest, at: Rendered.place(2, 3))
        #expect(throws: error) {
            try Rendered.text("x\n  // luca:include \(name)", includes: ["licence.swift": "x"])
        }
    }

    @Test func rendered_errorInAnInclude_namesItsOwnPlace() {
        let includes = ["a": "x\n\t// luca:include b\n", "b": "\n\n  __Featur__\n"]
        let place = TemplatePlace("/templates/include/b", line: 3, column: 3)
        #expect(throws: TemplateError.misspelt("__Featur__", nearest: "__Feature__", at: place)) {
            try Rendered.text("// luca:include a", includes: includes)
        }
    }

    @Test(arguments: [
        (["a": "// luca:include a"], ["a", "a"], "a", 1),
        (
            ["a": "// luca:include b", "b": "x\n// luca:if text\n// luca:include a\n// luca:end"], ["a", "b", "a"], "b",
            3
        ),
    ])
    func rendered_includeOfItself_throwsTheWay(includes: [String: String], names: [String], file: String, line: Int) {
        let place = TemplatePlace("/templates/include/" + file, line: line, column: 1)
        #expect(throws: TemplateError.includesItself(names, at: place)) {
            try Rendered.text("// luca:include a", includes: includes)
        }
    }

    @Test func rendered_sameIncludeTwice_isNoCycle() throws {
        let text = "// luca:include a\n// luca:include a\n"
        #expect(try Rendered.text(text, includes: ["a": "// luca:include b", "b": "x"]) == "x\nx\n")
    }

    @Test func rendered_blockThatAnIncludeLeavesOpen_throwsThere() {
        let place = TemplatePlace("/templates/include/a", line: 1, column: 1)
        #expect(throws: TemplateError.notClosed("if text", at: place)) {
            try Rendered.text("// luca:include a\n", includes: ["a": "// luca:if text"])
        }
    }

    @Test func place_inAnInclude_isItsOwn() throws {
        var template = Template(
            path: "A.swift",
            contents: FileContents("x\n    // luca:include a\n"),
            source: Rendered.source,
            isLink: false
        )
        template.includes["a"] = Template(
            path: "a",
            contents: FileContents("\nlet __Feature__ = 1\n"),
            source: "/include/a",
            isLink: false
        )
        let sut = try RenderService().rendering(template, .readingList())
        #expect(sut.file.contents == FileContents("x\n\n    let ReadingList = 1\n"))
        #expect(sut.place(line: 3, column: 21) == TemplatePlace("/include/a", line: 2, column: 17))
    }
}
