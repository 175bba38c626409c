import DataSource
import TestSupport
import Testing

struct UnimplementedTests {
    @Test func call_returning_recordsTheCallAndReturns() async throws {
        let sut = EveryClient.unimplemented
        try await expectCall("EveryClient.plain()") { sut.plain() }
        try await expectCall(#"EveryClient.sum(1, "a")"#) { #expect(sut.sum(1, "a") == 7) }
        try await expectCall("EveryClient.load(1)") { #expect(await sut.load(1) == nil) }
        try await expectCall("EveryClient.wait()") { await sut.wait() }
    }

    @Test func call_throwing_recordsTheCallAndThrows() async throws {
        let sut = EveryClient.unimplemented
        try await expectCall(#"EveryClient.read("a")"#) {
            #expect(throws: UnimplementedError(name: "EveryClient.read")) { try sut.read("a") }
        }
        try await expectCall(#"EveryClient.write("a", 0 bytes, 384)"#) {
            #expect(throws: UnimplementedError(name: "EveryClient.write")) { try sut.write("a", Data(), 0o600) }
        }
        try await expectCall("EveryClient.fetch(1, 2, 3, 4)") {
            await #expect(throws: UnimplementedError(name: "EveryClient.fetch")) { try await sut.fetch(1, 2, 3, 4) }
        }
        try await expectCall("EveryClient.post()") {
            await #expect(throws: UnimplementedError(name: "EveryClient.post")) { try await sut.post() }
        }
    }

    @Test func call_anywhere_isRecordedWhereTheClosureWasMade() async throws {
        let sentence = "Expected no call, received Client.read(1)."
        try await expectIssue(sentence) { make(unimplemented("Client.read"))(1) }
        try await expectIssue(sentence) { try? makeThrowing(unimplemented("Client.read"))(1) }
    }

    private func make(_ closure: @escaping @Sendable (Int) -> Void) -> @Sendable (Int) -> Void { closure }

    private func makeThrowing(_ closure: @escaping @Sendable (Int) throws -> Void) -> @Sendable (Int) throws -> Void {
        closure
    }

    private func expectCall(_ call: String, _ body: @Sendable () async throws -> Void) async throws {
        let issues = try await recordedIssues(body)
        #expect(issues.flatMap(\.comments) == [Testing.Comment(rawValue: "Expected no call, received \(call).")])
    }
}
