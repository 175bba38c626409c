/// What must live as long as the app. Write its stream fields with `AppStateClient.send` only.
public struct AppState: Sendable {
    /// All that tell of changes of stored data: sent when another program made one.
    public var storedDataChanged: [AsyncStreamBundle<Void>] { [] }

    public init() {}
}
