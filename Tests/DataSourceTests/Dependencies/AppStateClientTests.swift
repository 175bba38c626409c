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
}
