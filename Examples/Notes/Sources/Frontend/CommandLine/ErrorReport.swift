/// What a person is told about an error, and the exit code. An error that cannot say it is a fault of the program.
public struct ErrorReport {
    public let error: any Error
    /// Lines without control characters.
    public let text: String
    public let exitCode: ExitCode

    init(_ error: any Error) {
        let reportable = error as? any ReportableError
        self.error = error
        text = (reportable?.text ?? "\(error)").visibleLines
        exitCode = reportable?.exitCode ?? .fault
    }
}
