import DataSource
import TestSupport
import Testing

struct LockClientTests {
    @Test func lock_held_isRefusedUntilItIsFree() throws {
        let folder = try TemporaryFolder()
        let sut = LockClient.liveValue
        var held = try sut.lock(folder.path)
        #expect(held != nil)
        #expect(try sut.lock(folder.path) == nil)
        held = nil
        #expect(try sut.lock(folder.path) != nil)
    }

    @Test func lock_noFolder_throws() {
        #expect(throws: FileError(.missing, path: "/none/at/all")) { try LockClient.liveValue.lock("/none/at/all") }
    }
}
