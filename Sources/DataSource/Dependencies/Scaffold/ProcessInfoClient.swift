/// What the process knows of itself.
public struct ProcessInfoClient: DependencyClient {
    /// What a person typed, as a shell takes it; the program by its name alone.
    public var command: @Sendable () -> String
    /// With links resolved; nil where the system does not tell.
    public var executablePath: @Sendable () -> String?
    /// Where a library of this name was loaded from, such as "SwiftParser"; nil where the system does not tell.
    public var libraryPath: @Sendable (_ name: String) -> String?
    public var processIdentifier: @Sendable () -> Int32

    public static let liveValue = ProcessInfoClient(
        command: {
            let words = CommandLine.arguments
            return (words.prefix(1).map(\.lastPathComponent) + words.dropFirst()).map(\.shellQuoted)
                .joined(separator: " ")
        },
        executablePath: { ExecutablePath.current },
        libraryPath: { LoadedLibrary.path(of: $0) },
        processIdentifier: { ProcessInfo.processInfo.processIdentifier }
    )

    public static var testValue: ProcessInfoClient {
        ProcessInfoClient(
            command: { "luca" },
            executablePath: { nil },
            libraryPath: { _ in nil },
            processIdentifier: { 1 }
        )
    }
}
