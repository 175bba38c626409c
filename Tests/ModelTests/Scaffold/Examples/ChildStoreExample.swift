import Model
import Observation
import Testing

/// A reader, whose address is changed in a form.
@MainActor @Observable private final class ReaderStore: Composable {
    private(set) var address: String
    private(set) var form: AddressFormStore?
    let action: (Action) async -> Void

    init(
        address: String = "",
        form: AddressFormStore? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.address = address
        self.form = form
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .moveButtonTapped:
            form = AddressFormStore(text: address) { [weak self] in await self?.send(.form($0)) }

        case let .form(.saveButtonTapped(text)):
            address = text
            form = nil

        case .form(.cancelButtonTapped):
            form = nil
        }
    }

    enum Action: Sendable {
        case moveButtonTapped
        case form(AddressFormStore.Action)
    }
}

/// It only reports, so `reduce` is the empty one.
@MainActor @Observable private final class AddressFormStore: Composable {
    private(set) var text: String
    let action: (Action) async -> Void

    init(text: String = "", action: @escaping (Action) async -> Void = { _ in }) {
        self.text = text
        self.action = action
    }

    enum Action: Sendable {
        case saveButtonTapped(String)
        case cancelButtonTapped
    }
}

@MainActor struct ChildStoreExample {
    @Test func send_saveButtonTapped_parentTakesTheTextAndEndsTheForm() async throws {
        let sut = ReaderStore(address: "1 Old Lane")
        await sut.send(.moveButtonTapped)
        let form = try #require(sut.form)
        #expect(form.text == "1 Old Lane")
        await form.send(.saveButtonTapped("2 New Street"))
        #expect(sut.address == "2 New Street")
        #expect(sut.form == nil)
    }

    @Test func form_parentIsGone_nothingKeepsIt() async throws {
        weak var parent: ReaderStore?
        let form = try await {
            let reader = ReaderStore()
            parent = reader
            await reader.send(.moveButtonTapped)
            return try #require(reader.form)
        }()
        #expect(parent == nil)
        await form.send(.cancelButtonTapped)
    }
}
