import Model
import Testing

struct TimerServiceTests {
    @Test func openings_neverOpened_areNone() {
        let sut = TimerService(.testDependencies())
        #expect(sut.openings == 0)
    }

    @Test func open_twice_bothAreCounted() {
        let sut = TimerService(.testDependencies())
        sut.open()
        sut.open()
        #expect(sut.openings == 2)
    }
}
