import DataSource
import Testing

/// The sentences of the issues that `body` records, kept from the test's result: for tests of what fails a test.
public func recordedIssues(_ body: @Sendable () async throws -> Void) async throws -> [String] {
    let sentences = Locked<[String]>([])
    let collecting: IssueHandlingTrait = .compactMapIssues { issue in
        sentences.withLock { $0 += issue.comments.map(\.rawValue) }
        return nil
    }
    if let test = Test.current { try await collecting.provideScope(for: test, testCase: nil, performing: body) }
    return sentences.withLock(\.self)
}
