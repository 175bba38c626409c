import TestSupport
import Testing

struct TestConsoleTests {
    private let sut = TestConsole()

    @Test func wait_holdsAlready_returns() async {
        sut.say("b")
        await sut.wait(within: .zero) { $0.said == "b" }
    }

    @Test func wait_writtenLater_returnsThen() async {
        let writing = Task { for _ in 0..<3 { sut.write("a\n") } }
        await sut.wait { $0.lines == ["a", "a", "a"] }
        await writing.value
    }

    @Test func wait_neverHolds_saysWhatWasSeen() async throws {
        sut.write("a\n")
        let sentence = #"Waited 0.001 seconds for something else than written "a\n", said ""."#
        try await expectIssue(sentence) { [sut] in await sut.wait(within: .milliseconds(1)) { _ in false } }
    }
}
