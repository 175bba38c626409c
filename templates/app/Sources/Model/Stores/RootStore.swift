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
        }
    }

    private func openRoute(_ route: Route, _ appDependencies: AppDependencies) async {
        switch route.kind {
        default:
            break
        }
    }

    public enum Action: Sendable {
        case routeOpened(Route, AppDependencies)
    }

    public enum Path: Destination {
        public var store: AnyObject {
            switch self {}
        }
    }
}
