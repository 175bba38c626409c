/// What a feature wires into an application.
enum FeatureSkeleton {
    static let rootStore = """
        final class RootStore {
            func reduce(_ action: Action) async {
                switch action {
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
                }
            }

            enum Action {
                case noteList(NoteListStore.Action)
            }

            enum Path {
                case notes(NoteListStore)

                var store: AnyObject {
                    switch self {
                    case let .notes(store): store
                    }
                }
            }
        }
        """

    static let appState = "struct AppState { public var notesChanged = AsyncStreamBundle<Void>() }"

    static let schema = "enum Schema { static let records: [any Record.Type] = [Note.self] }"

    static let appCommand = "enum AppCommand { static let features: [Command] = [NoteCommand.command] }"

    static let route = """
        struct Route {
            struct Kind {
                public static let notes = Kind(rawValue: "notes")
            }
        }
        """
}
