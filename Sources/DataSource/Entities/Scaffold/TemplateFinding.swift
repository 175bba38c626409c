/// A fault in a template, and what brought it to light.
public struct TemplateFinding: Equatable, Sendable {
    public var kind: String
    /// What was rendered, as a person would type it; nil where nothing had to be.
    public var sample: String?
    public var error: TemplateError

    public init(kind: String, sample: String?, error: TemplateError) {
        self.kind = kind
        self.sample = sample
        self.error = error
    }
}
