import DataSource

/// Makes a file of a project out of a template.
public struct RenderService: Sendable {
    public init() {}

    /// The template's path and contents with every placeholder, loop and condition carried out.
    func rendered(_ template: Template, _ context: RenderContext) throws -> Template {
        try rendering(template, context).file
    }

    /// All of a kind, on all cores.
    func rendered(_ templates: [Template], _ context: RenderContext) throws -> [Template] {
        try templates.concurrentMap { try rendered($0, context) }
    }

    func rendering(_ template: Template, _ context: RenderContext) throws -> Rendering {
        var file = template
        file.path = try path(of: template, context)
        guard !template.isLink, let string = String(validating: template.contents.bytes, as: UTF8.self) else {
            return Rendering(file)
        }
        guard string.utf8.contains(UInt8(ascii: "_")) || string.contains("luca:") else { return Rendering(file) }
        let text = TemplateText(string, path: template.source)
        let lines = try TemplateRenderer(text, includes: template.includes).lines(context)
        file.contents.bytes = Data((text.mark + lines.map(\.text).joined(separator: "\n")).utf8)
        return Rendering(file, lines: lines)
    }

    private func path(of template: Template, _ context: RenderContext) throws -> String {
        let texts = context.values.mapValues { RenderContext.Value.text($0.text) }
        let path = try PlaceholderScanner(values: texts).replaced(template.path[...]) { column in
            TemplatePlace(template.source, line: 1, column: column + 1)
        }
        let isInside = !path.isEmpty && !path.hasPrefix("/") && !path.hasPrefix("..")
        guard isInside, path.normalizedPath == path else {
            throw TemplateError.strangePath(path, template: template.source)
        }
        let parts = path.lowercased().split(separator: "/")
        guard !parts.contains(".git"), parts.first != ".luca" else {
            throw TemplateError.notForTemplates(path: template.source)
        }
        return path
    }
}
