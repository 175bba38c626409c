import DataSource
import TestSupport
import Testing

struct UnimplementedTests {
    private let sut = EveryClient.unimplemented

    @Test func call_returning_recordsItsNameAndReturns() async throws {
        try await expectIssue("EveryClient.plain was called.") { sut.plain() }
        try await expectIssue("EveryClient.sum was called.") { #expect(sut.sum(1, "a") == 7) }
        try await expectIssue("EveryClient.load was called.") { #expect(await sut.load(1) == nil) }
        try await expectIssue("EveryClient.wait was called.") { await sut.wait() }
    }

    @Test func call_throwing_recordsItsNameAndThrows() async throws {
        try await expectIssue("EveryClient.read was called.") {
            #expect(throws: UnimplementedError(name: "EveryClient.read")) { try sut.read("a") }
        }
        try await expectIssue("EveryClient.write was called.") {
            #expect(throws: UnimplementedError(name: "EveryClient.write")) { try sut.write("a", Data(), 0o600) }
        }
        try await expectIssue("EveryClient.fetch was called.") {
            await #expect(throws: UnimplementedError(name: "EveryClient.fetch")) { try await sut.fetch(1, 2, 3, 4) }
        }
        try await expectIssue("EveryClient.post was called.") {
            await #expect(throws: UnimplementedError(name: "EveryClient.post")) { try await sut.post() }
        }
    }

    private func expectIssue(_ sentence: String, _ body: @Sendable () async throws -> Void) async throws {
        #expect(try await recordedIssues(body) == [sentence])
    }
}
