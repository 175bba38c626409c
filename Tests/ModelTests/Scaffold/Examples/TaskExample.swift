import DataSource
import Model
import Observation
import TestSupport
import Testing

/// The catalogue: searches when a person stops typing, and loads a cover for each book that is in sight.
@MainActor @Observable private final class CatalogueStore: Composable {
    private let clockClient: ClockClient
    private let loadCover: @Sendable (_ title: String) async -> String
    private let search = TaskSlot()
    private let covers = TaskBag<String>()

    private(set) var searched: [String]
    private(set) var shown: [String: String]
    let action: (Action) async -> Void

    init(
        _ appDependencies: AppDependencies,
        searched: [String] = [],
        shown: [String: String] = [:],
        loadCover: @escaping @Sendable (_ title: String) async -> String,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        clockClient = appDependencies.clockClient
        self.loadCover = loadCover
        self.searched = searched
        self.shown = shown
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case let .queryChanged(text):
            search.run { [weak self, clockClient] in
                do { try await clockClient.sleep(.milliseconds(300)) } catch { return }
                await self?.send(.typingEnded(text))
            }

        case let .typingEnded(text):
            searched.append(text)

        case let .bookAppeared(title):
            covers.run(title) { [weak self, loadCover] in
                await self?.send(.coverResponse(title, await loadCover(title)))
            }

        case let .bookDisappeared(title):
            covers.cancel(title)

        case let .coverResponse(title, cover):
            shown[title] = cover
        }
    }

    enum Action: Sendable {
        case queryChanged(String)
        case typingEnded(String)
        case bookAppeared(String)
        case bookDisappeared(String)
        case coverResponse(String, String)
    }
}

@Suite(.timeLimit(.minutes(10)))
@MainActor struct TaskExample {
    private let clock = TestClock()

    @Test func send_queryChanged_whileTyping_onlyTheLastIsSearched() async {
        let sut = CatalogueStore(.testDependencies(clockClient: clock.client)) { _ in "" }
        await sut.send(.queryChanged("mo"))
        await sut.send(.queryChanged("momo"))
        await clock.advance(by: .milliseconds(300))
        await waitUntil(sut.searched, is: ["momo"])
    }

    @Test func send_bookAppeared_two_eachHasItsCover() async {
        let sut = CatalogueStore(.testDependencies()) { "\($0).png" }
        await sut.send(.bookAppeared("Momo"))
        await sut.send(.bookAppeared("Emma"))
        await waitUntil(sut.shown, is: ["Momo": "Momo.png", "Emma": "Emma.png"])
    }
}
