/// What the process knows of itself.
public struct ProcessInfoClient: DependencyClient {
    /// With links resolved; nil where the system does not tell.
    public var executablePath: @Sendable () -> String?

    public static let liveValue = ProcessInfoClient(executablePath: { ExecutablePath.current })

    public static var testValue: ProcessInfoClient { ProcessInfoClient(executablePath: { nil }) }
}
