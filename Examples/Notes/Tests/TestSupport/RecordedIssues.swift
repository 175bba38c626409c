import DataSource
import Testing

/// The issues that `body` records, kept from the test's result: for tests of what fails a test.
public func recordedIssues(_ body: @Sendable () async throws -> Void) async throws -> [Issue] {
    let issues = Locked<[Issue]>([])
    let collecting: IssueHandlingTrait = .compactMapIssues { issue in
        issues.withLock { $0.append(issue) }
        return nil
    }
    if let test = Test.current { try await collecting.provideScope(for: test, testCase: nil, performing: body) }
    return issues.withLock(\.self)
}

/// Expects that `body`, written on the line of this call, records one issue, there and with this sentence.
public func expectIssue(
    _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @Sendable () async throws -> Void
) async throws {
    let issues = try await recordedIssues(body)
    #expect(issues.flatMap(\.comments) == [Testing.Comment(rawValue: sentence)], sourceLocation: sourceLocation)
    #expect(issues.map(\.sourceLocation?.line) == [sourceLocation.line], sourceLocation: sourceLocation)
    #expect(issues.map(\.sourceLocation?.fileID) == [sourceLocation.fileID], sourceLocation: sourceLocation)
}
