import DataSource

/// Makes a file of a project out of a template.
public struct RenderService: Sendable {
    public init() {}

    /// The template's path and contents with every placeholder, loop and condition carried out.
    func rendered(_ template: Template, _ context: RenderContext) throws -> Template {
        var rendered = template
        rendered.path = try path(of: template, context)
        guard !template.isLink, let text = String(validating: template.contents.bytes, as: UTF8.self) else {
            return rendered
        }
        guard text.utf8.contains(UInt8(ascii: "_")) || text.contains("luca:") else { return rendered }
        let lines = TemplateLines(text, path: template.source)
        rendered.contents.bytes = Data(try lines.rendered(context).utf8)
        return rendered
    }

    private func path(of template: Template, _ context: RenderContext) throws -> String {
        let texts = context.values.mapValues { RenderContext.Value.text($0.text) }
        return try PlaceholderScanner(values: texts).replaced(template.path[...]) { column in
            (template.source, 1, column + 1)
        }
    }
}
