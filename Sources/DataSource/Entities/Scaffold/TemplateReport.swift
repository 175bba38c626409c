/// What came of trying all templates.
public struct TemplateReport: Equatable, Sendable {
    /// The folders that were looked in, the first one first.
    public var folders: [TemplateFolder]
    /// How many templates there are, and how often one was rendered.
    public var templates: Int
    public var renderings: Int
    public var findings: [TemplateFinding]

    public init(folders: [TemplateFolder], templates: Int = 0, renderings: Int = 0, findings: [TemplateFinding] = []) {
        self.folders = folders
        self.templates = templates
        self.renderings = renderings
        self.findings = findings
    }
}
