struct AppState {
    public var __features__Changed = AsyncStreamBundle<Void>()
    public var storedDataChanged: [AsyncStreamBundle<Void>] { [__features__Changed] }
}
