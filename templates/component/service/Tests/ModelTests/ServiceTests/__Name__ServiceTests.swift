import DataSource
import Model
import Testing

struct __Name__ServiceTests {
    private let sut = __Name__Service(.testDependencies())

    @Test func checked_blanksAround_areGone() throws {
        #expect(try sut.checked(" a b\n") == "a b")
    }

    @Test(arguments: ["", " \n"]) func checked_blank_throws(text: String) {
        #expect(throws: RecordError.blank(field: "text")) { try sut.checked(text) }
    }
}
