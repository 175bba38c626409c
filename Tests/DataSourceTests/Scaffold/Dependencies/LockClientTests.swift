import DataSource
import Dispatch
import TestSupport
import Testing

struct LockClientTests {
    @Test func lock_held_isRefusedUntilItIsFree() throws {
        let folder = try TemporaryFolder()
        let sut = LockClient.waiting(atMost: .zero)
        var held = try sut.lock(folder.path)
        #expect(held != nil)
        #expect(try sut.lock(folder.path) == nil)
        held = nil
        #expect(try sut.lock(folder.path) != nil)
    }

    @Test func lock_freeInAWhile_isTaken() throws {
        let folder = try TemporaryFolder()
        let held = Locked(try LockClient.liveValue.lock(folder.path))
        DispatchQueue.global().async { held.withLock { $0 = nil } }
        #expect(try LockClient.waiting(atMost: .seconds(60)).lock(folder.path) != nil)
    }

    @Test func lock_noFolder_throws() {
        #expect(throws: FileError(.missing, path: "/none/at/all")) { try LockClient.liveValue.lock("/none/at/all") }
    }
}
