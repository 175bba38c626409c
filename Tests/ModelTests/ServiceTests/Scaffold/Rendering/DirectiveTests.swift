import DataSource
@testable import Model
import Testing

struct DirectiveTests {
    @Test func rendered_loop_runsForEachField() throws {
        let text = """
            init(
                // luca:for field
                __field__: __field_type____comma__
                // luca:end
            )
            """
        let expected = """
            init(
                done: Bool,
                `in`: String,
                due: Date?
            )
            """
        #expect(try Rendered.text(text) == expected)
    }

    @Test(arguments: [
        ("other", "done,due"), ("field", "done,in,due"), ("required", ""),
    ])
    func rendered_loopOverSome_onlyThoseAreThere(loop: String, names: String) throws {
        let text = "// luca:for \(loop)\n__field_name____comma__\n// luca:end"
        #expect(try Rendered.text(text) == names.replacing(",", with: ",\n"))
    }

    @Test(arguments: [
        ("naming", "x\n// luca:if naming\nyes\n// luca:else\nno\n// luca:end\ny", "x\nyes\ny"),
        ("no required", "// luca:if textIsFirst\nyes\n// luca:else\nno\n// luca:end", "yes"),
        ("without else", "x\n// luca:if optional\nyes\n// luca:end\n", "x\nyes\n"),
    ])
    func rendered_condition_takesABranch(case: String, text: String, expected: String) throws {
        #expect(try Rendered.text(text) == expected)
    }

    @Test(arguments: ["naming", "optional", "text", "textIsFirst"])
    func rendered_conditionThatDoesNotHold_takesElse(name: String) throws {
        let text = Data("x\n// luca:if \(name)\nyes\n// luca:else\nno\n// luca:end\n".utf8)
        #expect(try Rendered.template(text, .feature("Note", "done:Bool")).contents == FileContents("x\nno\n"))
    }

    @Test func rendered_nested_eachBelongsToItsOwn() throws {
        let text = """
            // luca:if text
            // luca:for field
            // luca:if optional
            __field__?
            // luca:else
            never
            // luca:end
            // luca:end
            // luca:else
            // luca:if naming
            never
            // luca:end
            // luca:end
            end
            """
        #expect(try Rendered.text(text) == "done?\n`in`?\ndue?\nend")
    }

    @Test(arguments: ["// luca:", "    // luca:", "\t# luca:", "<!-- luca:"])
    func rendered_everyComment_isRead(opening: String) throws {
        let end = opening.contains("<") ? " -->" : ""
        let text = "\(opening)for field\(end)\n- __field_name__\n\(opening)end\(end)\n"
        #expect(try Rendered.text(text) == "- done\n- in\n- due\n")
    }

    @Test(arguments: [
        "let x = 1 // luca:end", "\"// luca:for field\"", "// see luca: the tool", "luca:end", "//luca:end",
    ])
    func rendered_commentThatDoesNotFillItsLine_isText(text: String) throws {
        #expect(try Rendered.text(text) == text)
    }

    @Test(arguments: [
        (
            "// luca:raw\n__Feature__ // luca:x\n// luca:for field\n// luca:nonsense\n// luca:end\n__Feature__",
            "__Feature__ // luca:x\n// luca:for field\n// luca:nonsense\nReadingList"
        ),
        (
            "// luca:if text\n// luca:raw\n// luca:for x\n__Featur__\n// luca:end\n// luca:end\ny",
            "// luca:for x\n__Featur__\ny"
        ),
        ("// luca:if text\na\n// luca:else\n// luca:raw\n// luca:nonsense\n// luca:end\n// luca:end\ny", "a\ny"),
    ])
    func rendered_raw_isTakenToTheLetter(text: String, expected: String) throws {
        #expect(try Rendered.text(text) == expected)
    }

    @Test(arguments: [
        ("x\n  // luca:forfield\n", "forfield", nil, 2, 3),
        ("// luca:for fields\nx\n// luca:end", "for fields", "for field", 1, 1),
        ("// luca:if texts\nx\n// luca:end", "if texts", "if text", 1, 1),
        ("// luca:if frobnicate\nx\n// luca:end", "if frobnicate", nil, 1, 1),
        ("// luca:for\n", "for", "for NAME", 1, 1), ("// luca:include\n", "include", "include NAME", 1, 1),
        ("// luca:for a field\n// luca:end", "for a field", "for NAME", 1, 1), ("// luca:", "", nil, 1, 1),
        ("x\n// luca:end", "end", nil, 2, 1), ("x\n\n    // luca:else\ny\n// luca:end", "else", nil, 3, 5),
        ("// luca:if text\n// luca:fi\n// luca:end", "fi", "if NAME", 2, 1),
        ("// luca:for field\n// luca:end\n// luca:end", "end", nil, 3, 1), ("# luca:End", "End", "end", 1, 1),
        ("// luca:if text\n// luca:else\n\t// luca:else\n// luca:end", "else", nil, 3, 2),
        ("// luca:for field\n// luca:else\n// luca:end", "else", nil, 2, 1),
        ("\t \t// luca:fr x\r\n", "fr x", "for NAME", 1, 4), ("ü\r\n\t// luca:else\r\n", "else", nil, 2, 2),
        ("\u{FEFF}  // luca:nonsense", "nonsense", nil, 1, 3),
    ])
    func rendered_unknownDirective_throwsItsPlace(
        text: String,
        words: String,
        nearest: String?,
        line: Int,
        column: Int
    ) {
        let error = TemplateError.unknownDirective(words, nearest: nearest, at: Rendered.place(line, column))
        #expect(throws: error) { try Rendered.text(text) }
    }

    /// Whatever branch is taken, and however often a loop runs.
    @Test(arguments: ["for required", "for field", "if text", "if optional"])
    func rendered_brokenInAnyBranch_throws(block: String) {
        for branch in ["// luca:fi", "// luca:else\n// luca:fi"] where block.hasPrefix("if") || !branch.contains("else")
        {
            let text = "// luca:\(block)\n\(branch)\n// luca:end"
            let place = Rendered.place(branch.contains("else") ? 3 : 2, 1)
            let error = TemplateError.unknownDirective("fi", nearest: "if NAME", at: place)
            #expect(throws: error) { try Rendered.text(text) }
        }
    }

    @Test(arguments: [
        ("x\n// luca:for field\ny", "for field", 2, 1), ("  // luca:if text", "if text", 1, 3),
        ("// luca:if text\n// luca:for field\n// luca:end\n", "if text", 1, 1),
        ("// luca:raw\n// luca:fi", "raw", 1, 1), ("// luca:if text\nx\n// luca:else\ny", "if text", 1, 1),
        ("// luca:if text\n// luca:raw\nx\n// luca:end\n", "if text", 1, 1),
        ("// luca:if text\n\t// luca:for field\nx", "for field", 2, 2),
    ])
    func rendered_notClosed_throwsWhereItBegins(text: String, words: String, line: Int, column: Int) {
        let error = TemplateError.notClosed(words, at: Rendered.place(line, column))
        #expect(throws: error) { try Rendered.text(text) }
    }

    @Test(arguments: [
        ("// luca:for field\nx\n  __fild__\n// luca:end", 3, 3),
        (
            "// luca:for field\r\n// luca:if optional\r\n\t\tü🚀\t__fild__\r\n// luca:else\r\nx\r\n// luca:end\r\n// luca:end",
            3, 6
        ),
        ("// luca:if text\n// luca:else\n// luca:end\n// luca:for field\n\u{65}\u{301}__fild__\n// luca:end", 5, 2),
        ("\u{FEFF}# luca:for field\n__fild__\n# luca:end", 2, 1),
    ])
    func rendered_misspeltInABlock_throwsItsPlace(text: String, line: Int, column: Int) {
        let error = TemplateError.misspelt("__fild__", nearest: "__field__", at: Rendered.place(line, column))
        #expect(throws: error) { try Rendered.text(text) }
    }

    @Test func rendered_markOfTheByteOrder_staysFirst() throws {
        let text = "\u{FEFF}// luca:for field\n__field_name__\n// luca:end\n"
        #expect(Array(try Rendered.text(text).unicodeScalars) == Array("\u{FEFF}done\nin\ndue\n".unicodeScalars))
    }

    @Test(arguments: ["// luca:if\ttext\nx\n// luca:end \t", "// luca:if  text \r\nx\n# luca:end\t\r"])
    func rendered_blanksAroundTheWords_areNothing(text: String) throws {
        #expect(try Rendered.text(text) == "x")
    }
}
