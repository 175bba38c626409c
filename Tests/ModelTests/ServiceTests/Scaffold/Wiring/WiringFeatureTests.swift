import DataSource
import Model
import Testing

/// A feature goes into the store that knows of every feature.
struct WiringFeatureTests {
    @Test func insertions_rootStoreWithoutFeature_allIsThere() throws {
        let source = """
            import DataSource
            import Observation

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

            """
        #expect(
            try wired(FeatureSkeleton.rootStore, into: source) == """
                import DataSource
                import Observation

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
                        }
                    }

                    private func openRoute(_ route: Route, _ appDependencies: AppDependencies) async {
                        switch route.kind {
                        case .notes:
                            let store = NoteListStore(appDependencies) { [weak self] in await self?.send(.noteList($0)) }
                            path.append(.notes(store))
                            if let id = route.id { await store.send(.noteSelected(id, appDependencies)) }

                        default:
                            break
                        }
                    }

                    public enum Action: Sendable {
                        case routeOpened(Route, AppDependencies)
                        case noteList(NoteListStore.Action)
                    }

                    public enum Path: Destination {
                        case notes(NoteListStore)

                        public var store: AnyObject {
                            switch self {
                            case let .notes(store): store
                            }
                        }
                    }
                }

                """
        )
    }

    @Test func insertions_rootStoreWithFeature_nextOneFollows() throws {
        let source = """
            public final class RootStore: Composable {
                public func reduce(_ action: Action) async {
                    switch action {
                    case let .routeOpened(route, appDependencies):
                        await openRoute(route, appDependencies)

                    case .taskList(.doneButtonTapped):
                        _ = path.popLast()

                    case .taskList:
                        break
                    }
                }

                private func openRoute(_ route: Route, _ appDependencies: AppDependencies) async {
                    switch route.kind {
                    case .tasks:
                        path.append(.tasks(TaskListStore(appDependencies)))
                        // A task has no detail.

                    default:
                        break
                    }
                }

                public enum Action: Sendable {
                    case routeOpened(Route, AppDependencies)
                    case taskList(TaskListStore.Action)  // from below
                }

                public enum Path: Destination {
                    case tasks(TaskListStore)

                    public var store: AnyObject {
                        switch self {
                        case let .tasks(store): store
                        }
                    }
                }
            }
            """
        #expect(
            try wired(FeatureSkeleton.rootStore, into: source) == """
                public final class RootStore: Composable {
                    public func reduce(_ action: Action) async {
                        switch action {
                        case let .routeOpened(route, appDependencies):
                            await openRoute(route, appDependencies)

                        case .taskList(.doneButtonTapped):
                            _ = path.popLast()

                        case .taskList:
                            break

                        case .noteList(.doneButtonTapped):
                            _ = path.popLast()

                        case .noteList:
                            break
                        }
                    }

                    private func openRoute(_ route: Route, _ appDependencies: AppDependencies) async {
                        switch route.kind {
                        case .tasks:
                            path.append(.tasks(TaskListStore(appDependencies)))
                            // A task has no detail.

                        case .notes:
                            let store = NoteListStore(appDependencies) { [weak self] in await self?.send(.noteList($0)) }
                            path.append(.notes(store))
                            if let id = route.id { await store.send(.noteSelected(id, appDependencies)) }

                        default:
                            break
                        }
                    }

                    public enum Action: Sendable {
                        case routeOpened(Route, AppDependencies)
                        case taskList(TaskListStore.Action)  // from below
                        case noteList(NoteListStore.Action)
                    }

                    public enum Path: Destination {
                        case tasks(TaskListStore)
                        case notes(NoteListStore)

                        public var store: AnyObject {
                            switch self {
                            case let .tasks(store): store
                            case let .notes(store): store
                            }
                        }
                    }
                }
                """
        )
    }
}
