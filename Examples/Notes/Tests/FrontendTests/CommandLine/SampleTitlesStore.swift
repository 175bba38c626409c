import Model
import Observation

/// A store to test with how a command shows one.
@MainActor @Observable final class SampleTitlesStore: Failing {
    private(set) var titles: [String]
    private(set) var failure: (any Error)?
    let action: (Action) async -> Void = { _ in }

    init(_ titles: [String]) {
        self.titles = titles
    }

    func reduce(_ action: Action) async {
        switch action {
        case let .loadResponse(.success(titles)):
            self.titles = titles
            failure = nil

        case let .loadResponse(.failure(error)):
            failure = error
        }
    }

    enum Action: Sendable {
        case loadResponse(Result<[String], any Error>)
    }
}
