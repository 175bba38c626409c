import Model
import Testing

struct __Name__ServiceTests {
    private let sut = __Name__Service(__test_dependencies__)

    @Test(arguments: [(" a b\n", "a b"), (" \n", "")]) func tidied_blanksAround_areGone(text: String, tidied: String) {
        #expect(sut.tidied(text) == tidied)
    }
}
