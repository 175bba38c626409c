import DataSource
import Testing

/// Gives numbers to those who wait at the desk.
private final class TicketMachine: Sendable {
    private let last = Locked(0)

    func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}

struct LockedExample {
    @Test func next_hundredAtOnce_noNumberIsGivenTwice() async {
        let sut = TicketMachine()
        let numbers = await withTaskGroup { group in
            for _ in 0..<100 { group.addTask { sut.next() } }
            return await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(numbers == Set(1...100))
    }
}
