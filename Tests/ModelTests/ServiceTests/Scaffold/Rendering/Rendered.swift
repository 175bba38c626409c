import DataSource
@testable import Model

/// A template that is rendered for the feature `ReadingList` with three fields, one of them named by a keyword.
enum Rendered {
    static let source = "/templates/feature/__Feature__.swift"

    static func place(_ line: Int, _ column: Int) -> TemplatePlace {
        TemplatePlace(source, line: line, column: column)
    }

    static func text(_ text: String, isLink: Bool = false, includes: [String: String] = [:]) throws -> String {
        let template = try template(Data(text.utf8), isLink: isLink, includes: includes)
        return String(decoding: template.contents.bytes, as: UTF8.self)
    }

    static func template(
        _ bytes: Data,
        path: String = "__Feature__.swift",
        permissions: Int = 0o644,
        isLink: Bool = false,
        includes: [String: String] = [:],
        _ context: RenderContext? = nil
    ) throws -> Template {
        let contents = FileContents(bytes, permissions: permissions)
        var template = Template(path: path, contents: contents, source: source, isLink: isLink)
        for (name, text) in includes {
            let source = "/templates/include/" + name
            template.includes[name] = Template(path: name, contents: FileContents(text), source: source, isLink: false)
        }
        return try RenderService().rendered(template, try context ?? .readingList())
    }
}

extension RenderContext {
    static func readingList(_ fields: String...) throws -> RenderContext {
        let fields = fields.isEmpty ? ["done:Bool", "in:String", "due:Date?"] : fields
        return RenderContext(try FeatureRequest(parsing: "ReadingList", plural: nil, fields: fields))
    }

    static func feature(_ name: String, _ fields: String...) throws -> RenderContext {
        RenderContext(try FeatureRequest(parsing: name, plural: nil, fields: fields))
    }
}
