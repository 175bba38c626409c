import DataSource
import Model
import TestSupport
import Testing

/// One write of some work, at which the process ends.
struct KillCase: CustomTestStringConvertible {
    let work: Bench.Work
    let number: Int

    var testDescription: String { "\(work), write \(number)" }

    static let all = Bench.Work.allCases.flatMap { work -> [KillCase] in
        (0..<((try? writes(work)) ?? 0)).map { KillCase(work: work, number: $0) }
    }

    private static func writes(_ work: Bench.Work) throws -> Int {
        let bench = try Bench(.memory, work)
        let count = Locked(0)
        try bench.apply(bench.client.counting(count))
        return count.withLock(\.self)
    }
}

/// Stands for the end of the process: nothing is written afterwards.
struct Killed: Error {}
