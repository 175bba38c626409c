/// What must live as long as the app. Write its stream fields with `AppStateClient.send` only.
public struct AppState: Sendable {
    public var notesChanged = AsyncStreamBundle<Void>()
    public var timerOpenings = AsyncStreamBundle<Int>()

    /// All that tell of changes of stored data: sent when another program made one.
    public var storedDataChanged: [AsyncStreamBundle<Void>] { [notesChanged] }

    public init() {}
}
