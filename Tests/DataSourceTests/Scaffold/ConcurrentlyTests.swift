import DataSource
import Testing

struct ConcurrentlyTests {
    typealias Errors = (first: String?, second: String?, thrown: String)

    @Test func concurrently_two_eachOfThem() throws {
        let (number, text) = try concurrently({ 1 }, and: { "two" })
        #expect(number == 1)
        #expect(text == "two")
    }

    @Test(arguments: [("first", "second", "first"), (nil, "second", "second"), ("first", nil, "first")] as [Errors])
    func concurrently_someFail_firstErrorIsThrown(first: String?, second: String?, thrown: String) {
        #expect(throws: FileError(.missing, path: thrown)) {
            try concurrently {
                if let first { throw FileError(.missing, path: first) }
            } and: {
                if let second { throw FileError(.missing, path: second) }
            }
        }
    }
}
