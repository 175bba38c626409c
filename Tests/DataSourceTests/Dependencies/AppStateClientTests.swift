import Testing

@testable import DataSource

struct AppStateClientTests {
    @Test func liveValue_readTwice_isOneState() {
        #expect(AppStateClient.liveValue.state === AppStateClient.liveValue.state)
    }

    @Test func testValue_readTwice_eachIsAStateOfItsOwn() {
        #expect(AppStateClient.testValue.state !== AppStateClient.testValue.state)
    }

    @Test func testDependency_state_isTheOneTheTestHolds() {
        let state = Locked(AppState())
        #expect(AppStateClient.testDependency(state).state === state)
    }

    @Test func withLock_fieldOrClosure_readTheSame() {
        let (sut, field) = (AppStateClient.testValue, StateField<Int>())
        field.bundle.send(1)
        #expect(sut.withLock(\.[field].latestValue) == 1)
        #expect(sut.withLock { $0[field].latestValue } == 1)
    }

    @Test func withLock_bodyThrows_theErrorIsItsOwn() {
        let sut = AppStateClient.testValue
        #expect(throws: CancellationError.self) {
            try sut.withLock { (_: inout AppState) throws(CancellationError) in throw CancellationError() }
        }
    }

    @Test func withLock_readsThenWrites_fromManyTasks_noUpdateIsLost() async {
        let (sut, field) = (AppStateClient.testValue, StateField<Int>())
        await withTaskGroup { group in
            for _ in 0..<100 {
                group.addTask {
                    sut.withLock { $0[field].send(($0[field].latestValue ?? 0) + 1) }
                }
            }
        }
        #expect(field.bundle.latestValue == 100)
    }

    @Test func withLock_nested_trapsAtOnce() async {
        await #expect(processExitsWith: .failure) {
            let sut = AppStateClient.testValue
            sut.withLock { _ in sut.withLock { _ in } }
        }
    }

    @Test func send_value_readersOfTheFieldSeeIt() async {
        let (sut, field) = (AppStateClient.testValue, StateField<Int>())
        var reader = sut.withLock(\.[field].stream).makeAsyncIterator()
        sut.send(\.[field], 1)
        #expect(await reader.next() == 1)
    }

    @Test func send_void_readersOfTheFieldAreTold() async {
        let (sut, field) = (AppStateClient.testValue, StateField<Void>())
        var reader = sut.withLock(\.[field].stream).makeAsyncIterator()
        sut.send(\.[field])
        #expect(await reader.next() != nil)
    }

    @Test func send_several_eachIsSentOnce() {
        let (sut, fields) = (AppStateClient.testValue, [StateField<Void>(), StateField<Void>()])
        sut.send(\.[fields])
        #expect(fields.map(\.bundle.owner.cell.snapshot.version) == [1, 1])
    }

    @Test func send_transform_fromManyTasks_noUpdateIsLost() async {
        let (sut, field) = (AppStateClient.testValue, StateField<Int>())
        await withTaskGroup { group in
            for _ in 0..<100 {
                group.addTask { sut.send(\.[field], default: 10) { $0 += 1 } }
            }
        }
        #expect(field.bundle.latestValue == 110)
    }

    @Test func send_replacedValueUsesTheClient_noLockIsHeld() {
        let (sut, field, ended) = (AppStateClient.testValue, StateField<Farewell>(), StateField<Bool>())
        sut.send(\.[field], Farewell { sut.send(\.[ended], true) })
        sut.send(\.[field], Farewell {})
        #expect(ended.bundle.latestValue == true)
    }

    @Test func send_transformUsesTheClient_noLockIsHeld() {
        let (sut, field, other) = (AppStateClient.testValue, StateField<Int>(), StateField<Int>())
        other.bundle.send(1)
        sut.send(\.[field], default: 1) { $0 += sut.withLock(\.[other].latestValue) ?? 0 }
        #expect(field.bundle.latestValue == 2)
    }

    @Test func send_void_readerUsesTheClientAtOnce_noLockIsHeld() async {
        let (sut, field) = (AppStateClient.testValue, StateField<Void>())
        let reader = Task(executorPreference: InlineExecutor()) {
            for await _ in sut.withLock(\.[field].stream) { return sut.withLock { _ in true } }
            return false
        }
        sut.send(\.[field])
        #expect(await reader.value)
    }
}
