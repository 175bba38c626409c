import Model
import Observation
import Testing

/// What a reader has at home: three books at most.
@MainActor @Observable private final class LoanListStore: Failing {
    private(set) var titles: [String]
    private(set) var failure: (any Error)?
    let action: (Action) async -> Void

    init(
        titles: [String] = [],
        failure: (any Error)? = nil,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.titles = titles
        self.failure = failure
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case let .borrowButtonTapped(title):
            await send(.borrowResponse(Result { try borrowed(title) }))

        case let .borrowResponse(.success(title)):
            titles.append(title)
            failure = nil

        case let .borrowResponse(.failure(error)):
            failure = error
        }
    }

    private func borrowed(_ title: String) throws -> String {
        guard titles.count < 3 else { throw LoanError.tooMany(limit: 3) }
        return title
    }

    enum Action: Sendable {
        case borrowButtonTapped(String)
        case borrowResponse(Result<String, any Error>)
    }
}

/// Why a reader gets no book.
private enum LoanError: Error, Equatable {
    case tooMany(limit: Int)
}

@MainActor struct StoreExample {
    @Test func send_borrowButtonTapped_titleIsShown() async {
        let sut = LoanListStore(titles: ["Momo"])
        await sut.send(.borrowButtonTapped("Emma"))
        #expect(sut.titles == ["Momo", "Emma"])
    }

    @Test func perform_borrowButtonTapped_fourth_throwsWhatTheStoreShows() async {
        let sut = LoanListStore(titles: ["Momo", "Emma", "Heidi"])
        await #expect(throws: LoanError.tooMany(limit: 3)) { try await sut.perform(.borrowButtonTapped("Dune")) }
        #expect(sut.failure as? LoanError == .tooMany(limit: 3))
        #expect(sut.titles == ["Momo", "Emma", "Heidi"])
    }
}
