import DataSource
import Observation

/// The timer screen, to be replaced: shows how often it was opened while the program runs.
@MainActor @Observable public final class TimerStore: Composable {
    private let appStateClient: AppStateClient
    private let timerService: TimerService
    private let changes = TaskSlot()

    public private(set) var openings: Int
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        openings: Int = 0,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        appStateClient = appDependencies.appStateClient
        timerService = TimerService(appDependencies)
        self.openings = openings
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            followOpenings()
            timerService.open()
            openings = timerService.openings

        case .onDisappear:
            changes.cancel()

        case let .openingsChanged(openings):
            self.openings = openings

        case .doneButtonTapped:
            break
        }
    }

    private func followOpenings() {
        let stream = appStateClient.withLock(\.timerOpenings.stream)
        changes.run { [weak self] in
            for await openings in stream { await self?.send(.openingsChanged(openings)) }
        }
    }

    public enum Action: Sendable {
        case task
        case onDisappear
        case openingsChanged(Int)
        case doneButtonTapped
    }
}
