import DataSource
@testable import Frontend
import Testing

struct TextTests {
    @Test(arguments: [
        ("plain", "plain"), ("a\nb\t", "a␊b␉"), ("\u{1B}[2J", "␛[2J"), ("\r\n", "␍␊"), ("\u{7F}", "␡"),
        ("\u{9B}2J", "\u{FFFD}2J"), ("é – 한", "é – 한"), ("\u{0}", "␀"),
    ])
    func visible_controlCharacters_areShown(text: String, result: String) {
        #expect(text.visible == result)
    }

    @Test func visibleLines_keepsLineEnds() {
        #expect("a\n\u{1B}b\n".visibleLines == "a\n␛b\n")
    }

    @Test(arguments: [
        ("lst", "list"), ("li", "list"), ("adD", "add"), ("dad", "add"), ("shwo", "show"), ("x", nil), ("", nil),
        ("remember", nil), ("lists", "list"),
    ])
    func nearest_slipOrBeginning_isFound(word: String, result: String?) {
        #expect(word.nearest(among: ["list", "add", "show"]) == result)
    }

    @Test(arguments: [
        ("", []), ("one two", ["one two"]), ("one two three", ["one two", "three"]),
        ("incomprehensible is long", ["incomprehensible", "is long"]),
    ])
    func wrapped_text_keepsWordsWhole(text: String, lines: [String]) {
        #expect(text.wrapped(to: 8) == lines)
    }

    @Test func textTable_cells_areAlignedAndVisible() {
        #expect(
            TextTable([["a", "b", ""], ["long", "", "x\n"], ["", "é", ""]]).text == "a     b\nlong     x␊\n      é\n"
        )
    }
}
