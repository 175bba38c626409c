import Testing

extension TestConsole {
    /// Returns as soon as what was written or said is as expected; fails at the caller's line after its time.
    public func wait(
        within timeout: Duration = .seconds(60),
        sourceLocation: SourceLocation = #_sourceLocation,
        until isExpected: @escaping @Sendable (TestConsole) -> Bool
    ) async {
        guard await !changed.waits(until: { isExpected(self) }, within: timeout) else { return }
        let found = "written \(written.debugDescription), said \(said.debugDescription)"
        Issue.record("Waited \(timeout) for something else than \(found).", sourceLocation: sourceLocation)
    }
}
