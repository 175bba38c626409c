import DataSource

extension NamingService {
    /// - Parameters:
    ///   - files: what is made for the component, rendered.
    ///   - templates: the same, not rendered.
    func check(
        _ request: ComponentRequest,
        files: [Template],
        templates: [Template],
        _ style: ProjectStyle,
        in project: Project,
        _ options: PlanOptions
    ) throws {
        try checkFields(of: request, templates)
        let hasCommand = request.kind == .command
        let names = try NewNames(request.name, style, files: files, templates: templates, hasCommand: hasCommand)
        try check(names, in: project, options)
    }

    /// What a stored value and an option of its type have already, and what the entity itself declares.
    private func checkFields(of request: ComponentRequest, _ templates: [Template]) throws {
        let members = templates.map { SwiftText($0).code.inside("__Name__") }.flatMap(\.declaredNames)
        let taken = EntityDeclaration.taken.union(SwiftName.members).union(members)
        guard let field = request.fields.first(where: { taken.contains($0.name.variable) }) else { return }
        throw FieldError(field.text, .reserved, part: field.name.variable)
    }
}
