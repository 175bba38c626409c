import Testing

@testable import DataSource

/// What happens between the look of a reader and its wait must not leave it waiting.
@Suite(.timeLimit(.minutes(10)))
struct VersionCellTests {
    private let sut = VersionCell<Int>()

    @Test func wait_sentSinceTheReaderLooked_returns() async {
        sut.update { _ in 1 }
        await sut.wait(for: 1, after: 0)
    }

    @Test func wait_finishedSinceTheReaderLooked_returns() async {
        sut.finish()
        await sut.wait(for: 1, after: 0)
    }

    @Test func wait_cancelledSinceTheReaderLooked_returns() async {
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await sut.wait(for: 1, after: 0)
        }.value
    }
}
