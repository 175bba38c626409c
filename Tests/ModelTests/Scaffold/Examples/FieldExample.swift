import Model
import Observation
import Testing

/// The form of a book, where a year has four digits.
@MainActor @Observable private final class BookFormStore: Composable {
    private(set) var year: String
    let action: (Action) async -> Void

    init(year: String = "", action: @escaping (Action) async -> Void = { _ in }) {
        self.year = year
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case let .yearChanged(text):
            year = String(text.filter(\.isNumber).prefix(4))
        }
    }

    enum Action: Sendable {
        case yearChanged(String)
    }
}

@MainActor struct FieldExample {
    @Test func enter_text_controlShowsWhatTheStoreMadeOfIt() async {
        let store = BookFormStore()
        let year = Field(get: { store.year }, asyncSet: { await store.send(.yearChanged($0)) })
        await year.enter("in 19735")
        #expect(year.value == "1973")
    }
}
