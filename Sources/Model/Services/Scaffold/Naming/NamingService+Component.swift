import DataSource

extension NamingService {
    /// - Parameters:
    ///   - files: what is made for the component, rendered.
    ///   - templates: the same, not rendered.
    func check(
        _ request: ComponentRequest,
        files: [Template],
        templates: [Template],
        in project: Project,
        _ options: PlanOptions
    ) throws {
        if let field = request.fields.first(where: { EntityDeclaration.taken.contains($0.name.variable) }) {
            // A stored value, or an option of its type, has it already.
            throw FieldError(field.text, .reserved, part: field.name.variable)
        }
        let hasCommand = request.kind == .command
        let names = try NewNames(request.name, files: files, templates: templates, hasCommand: hasCommand)
        try check(names, in: project, options)
    }
}
