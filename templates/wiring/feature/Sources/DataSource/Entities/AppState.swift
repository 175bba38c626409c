struct AppState {
    public var __features__Changed = AsyncStreamBundle<Void>()
}
