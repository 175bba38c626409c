import DataSource
import Testing

struct InsertionTests {
    @Test(arguments: [
        ([Insertion(offset: 0, text: "x")], "xab\r\nü"), ([Insertion(offset: 6, text: "x")], "ab\r\nüx"),
        ([Insertion(offset: 2, text: "x"), Insertion(offset: 1, text: "y")], "aybx\r\nü"),
        ([Insertion(offset: 1, text: "x"), Insertion(offset: 1, text: "y")], "axyb\r\nü"),
        ([Insertion(offset: 3, text: "x")], "ab\rx\nü"), ([Insertion(offset: 99, text: "x")], "ab\r\nüx"),
        ([], "ab\r\nü"),
    ])
    func applied_offsetsInBytes_textsAreThere(insertions: [Insertion], result: String) {
        #expect(Array(insertions.applied(to: "ab\r\nü").utf8) == Array(result.utf8))
    }

    @Test func applied_bytesThatAreNoText_areKept() {
        let bytes = Data([0xFF, 0x00, 0xFE])
        #expect([Insertion(offset: 1, text: "x")].applied(to: bytes) == Data([0xFF, 0x78, 0x00, 0xFE]))
    }
}
