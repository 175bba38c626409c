struct AppState {
    public var __feature__Openings = AsyncStreamBundle<Int>()
}
