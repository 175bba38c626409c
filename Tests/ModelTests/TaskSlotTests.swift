import DataSource
import Model
import Testing

@Suite(.timeLimit(.minutes(10)))
@MainActor struct TaskSlotTests {
    private let ended = AsyncStreamBundle<String>()

    @Test func run_endsByItself_isNotRunning() async {
        let sut = TaskSlot()
        sut.run {}
        #expect(sut.isRunning)
        await sut.finished()
        #expect(!sut.isRunning)
    }

    @Test func run_again_formerIsCancelledAndTheNewOneStays() async {
        let sut = TaskSlot()
        var former = ended.stream.makeAsyncIterator()
        sut.run { [ended] in
            await untilCancelled()
            ended.send("former")
        }
        sut.run { await untilCancelled() }
        #expect(await former.next() == "former")
        #expect(sut.isRunning)
    }

    @Test func run_formerEndsAfterItsSuccessorBegan_successorStays() async {
        let sut = TaskSlot()
        let gate = AsyncStreamBundle<Void>()
        let opened = gate.stream
        var reader = ended.stream.makeAsyncIterator()
        let former = Task { for await _ in opened { return } }
        sut.run { [ended] in
            await former.value
            ended.send("former")
        }
        sut.run { await untilCancelled() }
        gate.send()
        #expect(await reader.next() == "former")
        await Task.yield()
        #expect(sut.isRunning)
    }

    @Test func run_fromItsOwnTask_successorStays() async {
        let sut = TaskSlot()
        var reader = ended.stream.makeAsyncIterator()
        sut.run { [weak sut, ended] in
            sut?.run { await untilCancelled() }
            ended.send("former")
        }
        #expect(await reader.next() == "former")
        await Task.yield()
        #expect(sut.isRunning)
    }

    @Test func cancel_running_itsTaskEnds() async {
        let sut = TaskSlot()
        var reader = ended.stream.makeAsyncIterator()
        sut.run { [ended] in
            await untilCancelled()
            ended.send("cancelled")
        }
        sut.cancel()
        #expect(!sut.isRunning)
        #expect(await reader.next() == "cancelled")
    }

    @Test func deinit_running_itsTaskEnds() async {
        var sut: TaskSlot? = TaskSlot()
        var reader = ended.stream.makeAsyncIterator()
        sut?.run { [ended] in
            await untilCancelled()
            ended.send("gone")
        }
        sut = nil
        #expect(await reader.next() == "gone")
    }

    @Test func finished_nothingRuns_returns() async {
        await TaskSlot().finished()
    }
}
