import Model
import Testing

@MainActor struct __Name____Store__Tests {
    @Test func send_textChanged_textIsShown() async {
        // luca:if service
        let sut = __Name____Store__(__test_dependencies__)
        // luca:else
        let sut = __Name____Store__()
        // luca:end
        await sut.send(.textChanged("a"))
        #expect(sut.text == "a")
    }

    @Test func send_doneButtonTapped_parentIsTold() async {
        await confirmation { parentIsTold in
            // luca:if service
            let sut = __Name____Store__(__test_dependencies__) {
                if case .doneButtonTapped = $0 { parentIsTold() }
            }
            // luca:else
            let sut = __Name____Store__ {
                if case .doneButtonTapped = $0 { parentIsTold() }
            }
            // luca:end
            await sut.send(.doneButtonTapped)
        }
    }
}
