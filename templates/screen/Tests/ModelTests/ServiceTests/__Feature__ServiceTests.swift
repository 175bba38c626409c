import Model
import Testing

struct __Feature__ServiceTests {
    @Test func openings_neverOpened_areNone() {
        let sut = __Feature__Service(.testDependencies())
        #expect(sut.openings == 0)
    }

    @Test func open_twice_bothAreCounted() {
        let sut = __Feature__Service(.testDependencies())
        sut.open()
        sut.open()
        #expect(sut.openings == 2)
    }
}
