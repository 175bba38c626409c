import DataSource
import Testing

@Suite(.timeLimit(.minutes(10)))
struct LockedTests {
    @Test func withLock_fromManyTasks_noUpdateIsLost() async {
        let sut = Locked(0)
        await withTaskGroup { group in
            for _ in 0..<100 {
                group.addTask { for _ in 0..<100 { sut.withLock { $0 += 1 } } }
            }
        }
        #expect(sut.withLock { $0 } == 10_000)
    }

    @Test func withLock_bodyThrows_lockIsFreeAgain() {
        let sut = Locked(0)
        #expect(throws: CancellationError.self) {
            try sut.withLock { value in
                value = 1
                throw CancellationError()
            }
        }
        #expect(sut.withLock { $0 } == 1)
    }

    @Test func withLock_nested_trapsAtOnce() async {
        await #expect(processExitsWith: .failure) {
            let sut = Locked(0)
            sut.withLock { _ in sut.withLock { $0 += 1 } }
        }
    }
}
