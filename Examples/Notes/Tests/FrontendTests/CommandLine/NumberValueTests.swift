import DataSource
import Frontend
import Testing

struct NumberValueTests {
    @Test(arguments: [
        ("3", "3"), ("-3", "-3"), ("3.5", nil), ("x", nil), ("", nil), ("99999999999999999999", nil),
    ])
    func int_word_isUnderstoodOrRefused(word: String, result: String?) {
        #expect(Int(word: word)?.word == result)
    }

    @Test(arguments: [
        ("3", "3.0"), ("-0.5", "-0.5"), ("1e3", "1000.0"), ("nan", nil), ("inf", nil), ("1e999", nil), ("3,5", nil),
        ("0x10", nil),
        ("12 apples", nil), ("", nil),
    ])
    func double_word_isUnderstoodOrRefused(word: String, result: String?) {
        #expect(Double(word: word)?.word == result)
    }

    @Test(arguments: [
        ("3", "3"), ("-0.10", "-0.1"), ("12345678901234567890.12", "12345678901234567890.12"), ("nan", nil),
        ("3,5", nil), ("12 apples", nil), ("0x10", nil), ("1e200", nil), ("", nil),
    ])
    func decimal_word_isUnderstoodOrRefused(word: String, result: String?) {
        #expect(Decimal(word: word)?.word == result)
    }
}
