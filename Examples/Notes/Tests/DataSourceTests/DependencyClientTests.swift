import DataSource
import Testing

struct DependencyClientTests {
    @Test func testDependency_closureReplaced_theOthersAreThoseOfTheTestValue() throws {
        let sut = testDependency(of: FileManagerClient.self) { $0.currentDirectoryPath = { "/replaced" } }
        #expect(sut.currentDirectoryPath() == "/replaced")
        #expect(try sut.contentsOfDirectory("/") == FileManagerClient.testValue.contentsOfDirectory("/"))
    }

    @Test func testDependency_replaced_theTestValueIsAsBefore() {
        _ = testDependency(of: UUIDClient.self) { $0.uuid = { UUID() } }
        #expect(UUIDClient.testValue.uuid() == .zero)
    }
}
