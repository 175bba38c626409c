import Model
import TestSupport
import Testing

@MainActor struct TimerStoreTests {
    @Test func send_task_openingIsCounted() async {
        let sut = TimerStore(.testDependencies())
        await sut.send(.task)
        #expect(sut.openings == 1)
    }

    @Test func send_task_openedElsewhere_bothShowTheSame() async {
        let appDependencies = AppDependencies.testDependencies()
        let sut = TimerStore(appDependencies)
        let other = TimerStore(appDependencies)
        await sut.send(.task)
        await other.send(.task)
        await waitUntil(sut.openings, is: 2)
        #expect(other.openings == 2)
    }

    @Test func send_openingsChanged_countIsShown() async {
        let sut = TimerStore(.testDependencies())
        await sut.send(.openingsChanged(3))
        #expect(sut.openings == 3)
    }

    @Test func send_onDisappear_nothingRunsOn() async {
        let sut = TestStore { TimerStore(.testDependencies(), action: $0) }
        await sut.send(.task)
        await sut.send(.onDisappear)
        sut.receive { if case .task = $0 { true } else { false } }
        sut.receive { if case .onDisappear = $0 { true } else { false } }
        sut.finish()
    }

    @Test func send_doneButtonTapped_parentIsTold() async {
        let sut = TestStore { TimerStore(.testDependencies(), action: $0) }
        await sut.send(.doneButtonTapped)
        sut.receive { if case .doneButtonTapped = $0 { true } else { false } }
        sut.finish()
    }
}
