import Testing

@testable import DataSource

struct StringSQLTests {
    @Test(arguments: [("order", "\"order\""), ("a\"b", "\"a\"\"b\""), ("a; DROP", "\"a; DROP\""), ("", "\"\"")])
    func quoted_name_isOneNameInSQL(name: String, expected: String) {
        #expect(name.quoted == expected)
    }
}
