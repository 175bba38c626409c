import DataSource
import TestSupport
import Testing

/// What day it is.
private struct DateClient: DependencyClient {
    var now: @Sendable () -> Date

    static let liveValue = DateClient(now: { Date() })

    static var testValue: DateClient { DateClient(now: { Date(timeIntervalSinceReferenceDate: 0) }) }
}

/// A book that somebody took home. Without a day to bring it back it may stay there.
private struct Loan {
    var due: Date?

    func isOverdue(_ dateClient: DateClient) -> Bool {
        guard let due else { return false }
        return dateClient.now() > due
    }
}

struct DependencyClientExample {
    @Test(arguments: [(99, false), (100, false), (101, true)])
    func isOverdue_atATime_onlyAfterItsDay(seconds: Double, expected: Bool) {
        let dateClient = testDependency(of: DateClient.self) {
            $0.now = { Date(timeIntervalSinceReferenceDate: seconds) }
        }
        #expect(Loan(due: Date(timeIntervalSinceReferenceDate: 100)).isOverdue(dateClient) == expected)
    }

    @Test func isOverdue_noDay_nobodyAsksForTheTime() {
        let dateClient = testDependency(of: DateClient.self) {
            $0.now = unimplemented("DateClient.now", returning: Date(timeIntervalSinceReferenceDate: 0))
        }
        #expect(!Loan().isOverdue(dateClient))
    }
}
