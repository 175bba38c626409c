/// The placeholders of all kinds of templates, in loops and outside of them.
enum PlaceholderNames {
    /// Made when a template has a name between underscores that it does not know.
    static let all: Set<String> = {
        let samples = (try? TemplateKind.all().flatMap(\.samples)) ?? []
        return samples.reduce(into: []) { $0.formUnion($1.context.names) }
    }()
}

extension RenderContext {
    fileprivate var names: Set<String> {
        loops.values.flatMap(\.self).reduce(into: Set(values.keys)) { $0.formUnion($1.names) }
    }
}
