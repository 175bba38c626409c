import DataSource
import Synchronization
import Testing

struct ArrayConcurrentTests {
    @Test func concurrentMap_many_eachOnceAndInOrder() throws {
        let numbers = Array(0..<1000)
        let calls = Atomic(0)
        let doubled = try numbers.concurrentMap { number in
            calls.add(1, ordering: .relaxed)
            return number * 2
        }
        #expect(doubled == numbers.map { $0 * 2 })
        #expect(calls.load(ordering: .relaxed) == 1000)
    }

    @Test func concurrentMap_none_isNone() throws {
        #expect(try [Int]().concurrentMap { $0 } == [])
    }

    @Test func concurrentMap_severalFail_firstOfTheOrderIsThrown() {
        #expect(throws: FileError(.missing, path: "300")) {
            try Array(0..<1000).concurrentMap { number in
                if number >= 300 { throw FileError(.missing, path: "\(number)") }
            }
        }
    }
}
