import DataSource
import Model
import Testing

@Suite(.timeLimit(.minutes(10)))
@MainActor struct TaskBagTests {
    private let ended = AsyncStreamBundle<String>()

    @Test func run_endsByItself_isNotRunning() async {
        let sut = TaskBag<Int>()
        sut.run(1) {}
        #expect(sut.isRunning(1))
        await sut.finished()
        #expect(!sut.isRunning(1))
    }

    @Test func run_sameKey_formerIsCancelledAndTheNewOneStays() async {
        let sut = TaskBag<Int>()
        var reader = ended.stream.makeAsyncIterator()
        run(sut, 1, "former")
        run(sut, 1, "latter")
        #expect(await reader.next() == "former")
        #expect(sut.isRunning(1))
    }

    @Test func run_otherKey_bothRun() {
        let sut = TaskBag<Int>()
        run(sut, 1, "first")
        run(sut, 2, "second")
        #expect(sut.isRunning(1))
        #expect(sut.isRunning(2))
    }

    @Test func run_formerEndsAfterItsSuccessorBegan_successorStays() async {
        let sut = TaskBag<Int>()
        let gate = AsyncStreamBundle<Void>()
        var reader = ended.stream.makeAsyncIterator()
        let former = Task { [stream = gate.stream] in for await _ in stream { return } }
        sut.run(1) { [ended] in
            await former.value
            ended.send("former")
        }
        run(sut, 1, "latter")
        gate.send()
        #expect(await reader.next() == "former")
        await Task.yield()
        #expect(sut.isRunning(1))
    }

    @Test func run_fromTheTaskOfItsKey_successorStays() async {
        let sut = TaskBag<Int>()
        var reader = ended.stream.makeAsyncIterator()
        sut.run(1) { [weak sut, ended] in
            sut?.run(1) { await untilCancelled() }
            ended.send("former")
        }
        #expect(await reader.next() == "former")
        await Task.yield()
        #expect(sut.isRunning(1))
    }

    @Test func cancel_key_itsTaskEndsAndTheOthersGoOn() async {
        let sut = TaskBag<Int>()
        var reader = ended.stream.makeAsyncIterator()
        run(sut, 1, "first")
        run(sut, 2, "second")
        sut.cancel(1)
        #expect(await reader.next() == "first")
        #expect(!sut.isRunning(1))
        #expect(sut.isRunning(2))
    }

    @Test func cancelAll_running_everyTaskEnds() async {
        let sut = TaskBag<Int>()
        let all = runAll(sut)
        sut.cancelAll()
        #expect((1...3).allSatisfy { !sut.isRunning($0) })
        #expect(await all() == [1, 2, 3])
    }

    @Test func deinit_running_everyTaskEnds() async {
        var sut: TaskBag<Int>? = TaskBag()
        let all = sut.map(runAll)
        sut = nil
        #expect(await all?() == [1, 2, 3])
    }

    @Test func finished_someRun_returnsWhenAllHaveEnded() async {
        let sut = TaskBag<Int>()
        let gate = AsyncStreamBundle<Void>()
        let opened = gate.stream
        var order: [String] = []
        sut.run(1) {}
        sut.run(2) {
            for await _ in opened { break }
            order.append("ended")
        }
        let finished = Task {
            await sut.finished()
            order.append("finished")
        }
        await Task.yield()
        gate.send()
        await finished.value
        #expect(order == ["ended", "finished"])
    }

    @Test func finished_nothingRuns_returns() async {
        await TaskBag<Int>().finished()
    }

    private func run(_ sut: TaskBag<Int>, _ key: Int, _ name: String) {
        sut.run(key) { [ended] in
            await untilCancelled()
            ended.send(name)
        }
    }

    /// Returns the keys whose tasks ended, once as many did as were started.
    private func runAll(_ sut: TaskBag<Int>) -> () async -> Set<Int> {
        let keys = AsyncStreamBundle<Set<Int>>()
        let stream = keys.stream
        for key in 1...3 {
            sut.run(key) {
                await untilCancelled()
                keys.send(default: []) { $0.insert(key) }
            }
        }
        return {
            for await keys in stream where keys.count == 3 { return keys }
            return []
        }
    }
}
