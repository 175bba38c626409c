/// An error that knows what a person should read about it, next step included, and how the program then ends.
public protocol ReportableError: Error {
    var text: String { get }
    var exitCode: ExitCode { get }
}

extension CancellationError: ReportableError {
    public var text: String { "interrupted" }
    public var exitCode: ExitCode { .interrupted }
}
