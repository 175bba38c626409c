import DataSource
import Testing

struct FileManagerClientTestValueTests {
    private let sut = FileManagerClient.testValue

    @Test func testValue_reading_nothingIsThere() throws {
        #expect(try sut.status("/a") == nil)
        #expect(try sut.contentsOfDirectory("/") == [])
        #expect(sut.currentDirectoryPath() == "/")
        #expect(throws: FileError(.missing, path: "/a")) { try sut.contents("/a") }
        #expect(throws: FileError(.missing, path: "/a")) { try sut.destinationOfSymbolicLink("/a") }
    }

    @Test func testValue_writing_isRefused() {
        let refused = FileError(.refused, path: "/a")
        #expect(throws: refused) { try sut.createDirectory("/a") }
        #expect(throws: refused) { try sut.createFile("/a", Data(), 0o644) }
        #expect(throws: refused) { try sut.rename("/a", "/b") }
        #expect(throws: refused) { try sut.removeDirectory("/a") }
        #expect(throws: refused) { try sut.removeFile("/a") }
    }
}
