import DataSource

/// What came of trying the templates, as a person reads it.
struct TemplateReportText {
    private let report: TemplateReport

    init(_ report: TemplateReport) {
        self.report = report
    }

    /// A line for each, as editors find their way by, and what it was found with.
    var findings: String {
        report.findings.map { finding in
            finding.error.sentence.visibleLines + "\n" + (finding.sample.map { "  with: \($0)\n" } ?? "")
        }.joined()
    }

    var summary: String {
        let count = report.findings.count
        let found = count == 0 ? "nothing is wrong" : "\(count) " + (count == 1 ? "fault" : "faults")
        return "\(report.templates) templates, rendered \(report.renderings) times: \(found).\n"
    }
}
