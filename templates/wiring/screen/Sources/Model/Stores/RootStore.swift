final class RootStore {
    func reduce(_ action: Action) async {
        switch action {
        case .__feature__(.doneButtonTapped):
            _ = path.popLast()

        case .__feature__:
            break
        }
    }

    func openRoute(_ route: Route, _ appDependencies: AppDependencies) async {
        switch route.kind {
        case .__feature__:
            let store = __Feature__Store(appDependencies) { [weak self] in
                await self?.send(.__feature__($0))
            }
            path.append(.__feature__(store))
        }
    }

    enum Action {
        case __feature__(__Feature__Store.Action)
    }

    enum Path {
        case __feature__(__Feature__Store)

        var store: AnyObject {
            switch self {
            case let .__feature__(store): store
            }
        }
    }
}
