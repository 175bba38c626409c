import DataSource
import Testing

/// No lock is held while readers are told or a value goes: what they do then may use the bundle.
@Suite(.timeLimit(.minutes(10)))
struct AsyncStreamBundleLockTests {
    private let sut = AsyncStreamBundle<Int>()

    @Test func send_readerUsesTheBundleAtOnce_noLockIsHeld() async {
        let reader = Task(executorPreference: InlineExecutor()) {
            let value = await sut.stream.first { _ in true }
            return [value, sut.latestValue]
        }
        sut.send(1)
        #expect(await reader.value == [1, 1])
    }

    @Test func cancel_readerUsesTheBundleAtOnce_noLockIsHeld() async {
        let reader = Task(executorPreference: InlineExecutor()) {
            for await _ in sut.stream {}
            return sut.latestValue
        }
        reader.cancel()
        #expect(await reader.value == nil)
    }

    @Test func deinit_readerUsesTheStreamAtOnce_noLockIsHeld() async {
        var sut: AsyncStreamBundle<Int>? = AsyncStreamBundle()
        let reader = Task(executorPreference: InlineExecutor()) { [stream = sut?.stream] in
            let ends = [await stream?.first { _ in true }, await stream?.first { _ in true }]
            return ends.count
        }
        sut = nil
        #expect(await reader.value == 2)
    }

    @Test func send_replacedValueUsesTheBundle_noLockIsHeld() {
        let sut = AsyncStreamBundle<Farewell>()
        let ended = AsyncStreamBundle<Bool>()
        sut.send(Farewell { ended.send(sut.latestValue != nil) })
        sut.send(Farewell {})
        #expect(ended.latestValue == true)
    }

    @Test func send_default_replacedValueUsesTheBundle_noLockIsHeld() {
        let sut = AsyncStreamBundle<Farewell>()
        let ended = AsyncStreamBundle<Bool>()
        sut.send(Farewell { ended.send(sut.latestValue != nil) })
        sut.send(default: Farewell {}) { $0 = Farewell {} }
        #expect(ended.latestValue == true)
    }
}
