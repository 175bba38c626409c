final class RootStore {
    func reduce(_ action: Action) async {
        switch action {
        case .__feature__List(.doneButtonTapped):
            _ = path.popLast()

        case .__feature__List:
            break
        }
    }

    func openRoute(_ route: Route, _ appDependencies: AppDependencies) async {
        switch route.kind {
        case .__features__:
            let store = __Feature__ListStore(appDependencies) { [weak self] in
                await self?.send(.__feature__List($0))
            }
            path.append(.__features__(store))
            if let id = route.id { await store.send(.__feature__Selected(id, appDependencies)) }
        }
    }

    enum Action {
        case __feature__List(__Feature__ListStore.Action)
    }

    enum Path {
        case __features__(__Feature__ListStore)

        var store: AnyObject {
            switch self {
            case let .__features__(store): store
            }
        }
    }
}
