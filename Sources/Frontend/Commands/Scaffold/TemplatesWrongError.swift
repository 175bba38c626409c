import DataSource

/// The answer of a check that found something.
struct TemplatesWrongError: DocumentedError {
    let report: TemplateReport

    init(_ report: TemplateReport) {
        self.report = report
    }

    var exitCode: ExitCode { .no }
    var text: String { String(TemplateReportText(report).summary.dropLast()) }
    var document: String? { try? JSONText(TemplateReportDocument(report)).text }
}
