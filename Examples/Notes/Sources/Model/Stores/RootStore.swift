import DataSource
import Observation

/// The screens that lie on top of each other, the first at the bottom. For a front end with screens, and for links to
/// them: a command makes the one store that it needs.
@MainActor @Observable public final class RootStore: Composable {
    public private(set) var path: [Path]
    public let action: (Action) async -> Void

    public init(path: [Path] = [], action: @escaping (Action) async -> Void = { _ in }) {
        self.path = path
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case let .routeOpened(route, appDependencies):
            await openRoute(route, appDependencies)

        case .noteList(.doneButtonTapped):
            _ = path.popLast()

        case .noteList:
            break

        case .timer(.doneButtonTapped):
            _ = path.popLast()

        case .timer:
            break
        }
    }

    private func openRoute(_ route: Route, _ appDependencies: AppDependencies) async {
        switch route.kind {
        case .notes:
            let store = NoteListStore(appDependencies) { [weak self] in
                await self?.send(.noteList($0))
            }
            path.append(.notes(store))
            if let id = route.id { await store.send(.noteSelected(id, appDependencies)) }

        case .timer:
            let store = TimerStore(appDependencies) { [weak self] in
                await self?.send(.timer($0))
            }
            path.append(.timer(store))

        default:
            break
        }
    }

    public enum Action: Sendable {
        case routeOpened(Route, AppDependencies)
        case noteList(NoteListStore.Action)
        case timer(TimerStore.Action)
    }

    public enum Path: Destination {
        case notes(NoteListStore)
        case timer(TimerStore)

        public var store: AnyObject {
            switch self {
            case let .notes(store): store
            case let .timer(store): store
            }
        }
    }
}
