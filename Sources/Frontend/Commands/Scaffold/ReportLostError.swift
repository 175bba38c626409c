/// The change was made, but what was made could not be told.
struct ReportLostError: Error, Equatable {
    let reason: String
}

extension ReportLostError: ReportableError {
    var exitCode: ExitCode { .inputOutput }
    var text: String { "the change was made, but the list of it could not be written: \(reason)." }
}
