import DataSource

/// Templates, rendered with one sample.
struct TemplateTrial: Sendable {
    /// By their folders.
    let templates: [String: [Template]]
    let sample: TemplateSample

    /// What a person would be told of each of them.
    func errors(of templates: [Template]) throws -> [TemplateError] {
        let results = try templates.concurrentMap { template in
            try Self.error {
                let rendering = try RenderService().rendering(template, sample.context)
                let isSwift = rendering.file.path.hasSuffix(".swift") && !template.isLink
                if isSwift { _ = try rendering.swift() }
                return rendering.file
            }
        }
        return results.compactMap(\.error) + Self.doubles(results.compactMap(\.file))
    }

    /// Skeletons must also have their places in what the other templates make.
    func errors(ofSkeletons skeletons: [Template]) throws -> [TemplateError] {
        let targets = targets
        let results = try skeletons.concurrentMap { template in
            try Self.error {
                let rendering = try RenderService().rendering(template, sample.context)
                let swift = try rendering.swift()
                let target = targets.first { $0.path == rendering.file.path }
                guard let target, !target.isLink else { return rendering.file }
                try Self.wire(swift, of: template, into: target)
                return rendering.file
            }
        }
        return results.compactMap(\.error) + Self.doubles(results.compactMap(\.file))
    }

    /// Those that do not render are told of where they are tried themselves.
    private var targets: [Template] {
        guard let target = sample.target else { return [] }
        return (templates[target.kind] ?? []).compactMap { try? RenderService().rendered($0, target.context) }
    }

    private static func wire(_ skeleton: SwiftSource, of template: Template, into target: Template) throws {
        let text = String(decoding: target.contents.bytes, as: UTF8.self)
        let order = template.source.contains("/wiring/field/") ? WiringOrder.chronological : .alphabetical
        do {
            _ = try WiringService().insertions(wiring: skeleton, into: text, at: target.path, order: order)
        } catch let .missing(_, place, _) {
            throw TemplateError.noPlace(template: template.source, place: place, target: target.source)
        } catch .unreadable {
            return
        } catch {
            throw TemplateError.unfit(template: template.source, path: target.path)
        }
    }

    private static func doubles(_ files: [Template]) -> [TemplateError] {
        Dictionary(grouping: files) { $0.path.lowercased() }.values.filter { $0.count > 1 }
            .map { .samePath($0[0].path, templates: $0.map(\.source).sorted()) }
            .sorted { "\($0)" < "\($1)" }
    }

    private static func error(_ body: () throws -> Template) throws -> (file: Template?, error: TemplateError?) {
        do {
            return (try body(), nil)
        } catch let error as TemplateError {
            return (nil, error)
        }
    }
}
