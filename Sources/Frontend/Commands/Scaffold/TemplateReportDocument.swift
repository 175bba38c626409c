import DataSource

/// What came of trying the templates, as `--json` prints it.
struct TemplateReportDocument: Encodable {
    let schemaVersion = 1
    let templates: Int
    let renderings: Int
    let folders: [FolderDocument]
    let findings: [Finding]

    struct Finding: Encodable {
        let kind: String
        let path: String
        let line: Int?
        let column: Int?
        let sample: String?
        let text: String
    }

    init(_ report: TemplateReport) {
        templates = report.templates
        renderings = report.renderings
        folders = report.folders.map { FolderDocument($0) }
        findings = report.findings.map { finding in
            Finding(
                kind: finding.kind,
                path: finding.error.paths.first ?? "",
                line: finding.error.place?.line,
                column: finding.error.place?.column,
                sample: finding.sample,
                text: finding.error.sentence
            )
        }
    }
}

/// A folder of templates, as `--json` prints it.
struct FolderDocument: Encodable {
    let path: String
    let origin: TemplateFolder.Origin

    init(_ folder: TemplateFolder) {
        path = folder.path
        origin = folder.origin
    }
}
