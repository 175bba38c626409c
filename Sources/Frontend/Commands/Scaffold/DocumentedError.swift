/// An error that has its own document for `--json`.
protocol DocumentedError: ReportableError {
    var document: String? { get }
}
