import DataSource

/// Carries out the directives of a template.
struct TemplateRenderer {
    private let text: TemplateText
    private let includes: [String: Template]
    /// The names of the files that lead to this one, each included by the one before it.
    private let chain: [String]

    init(_ text: TemplateText, includes: [String: Template], chain: [String] = []) {
        self.text = text
        self.includes = includes
        self.chain = chain
    }

    func lines(_ context: RenderContext) throws -> [RenderedLine] {
        var parser = TemplateParser(text)
        var lines: [RenderedLine] = []
        try render(parser.parse(), context, into: &lines)
        return lines
    }

    private func render(_ nodes: [TemplateNode], _ context: RenderContext, into lines: inout [RenderedLine]) throws {
        for node in nodes {
            switch node {
            case let .line(index):
                lines.append(try RenderedLine(text, index, context.values))

            case let .raw(index):
                lines.append(RenderedLine(raw: text, index))

            case let .include(name, index):
                lines += try included(name, context, at: index)

            case let .loop(name, index, body):
                guard let contexts = context.loops[name] else {
                    throw unknown("for", name, among: Array(context.loops.keys), at: index)
                }
                for inner in contexts { try render(body, context.adding(inner), into: &lines) }

            case let .condition(name, index, body, otherwise):
                guard let holds = context.conditions[name] else {
                    throw unknown("if", name, among: Array(context.conditions.keys), at: index)
                }
                try render(holds ? body : otherwise, context, into: &lines)
            }
        }
    }

    /// Its lines are indented as the directive is, and end as the file's that includes them.
    private func included(_ name: String, _ context: RenderContext, at index: Int) throws -> [RenderedLine] {
        let place = text.start(index)
        guard let file = includes[name] else {
            throw TemplateError.noInclude(name, nearest: name.nearest(among: Array(includes.keys)), at: place)
        }
        guard !chain.contains(name) else { throw TemplateError.includesItself(chain + [name], at: place) }
        guard let string = String(validating: file.contents.bytes, as: UTF8.self) else {
            throw TemplateError.notText(path: file.source)
        }
        let inner = TemplateText(string, path: file.source)
        var lines =
            file.isLink
            ? inner.lines.indices.map { RenderedLine(raw: inner, $0) }
            : try TemplateRenderer(inner, includes: includes, chain: chain + [name]).lines(context)
        if inner.lines.last == "" { lines.removeLast() }
        let line = text.lines[index]
        return lines.map { $0.indented(by: line.indentation, endingAs: line) }
    }

    private func unknown(_ word: String, _ name: String, among names: [String], at index: Int) -> TemplateError {
        let nearest = name.nearest(among: names.sorted()).map { word + " " + $0 }
        return .unknownDirective(word + " " + name, nearest: nearest, at: text.start(index))
    }
}
