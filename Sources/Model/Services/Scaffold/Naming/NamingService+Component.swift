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
        try checkPlainTemplates(names, in: project, options)
    }

    /// What may come later to a project without luca's runtime, where no code uses yet what that uses.
    private func checkPlainTemplates(_ names: NewNames, in project: Project, _ options: PlanOptions) throws {
        guard try !projectRepository.hasFrontend(project) else { return }
        let plain = ComponentKind.allCases.map { "plain/" + $0.rawValue }
        let templates = try (["layers", "storage"] + plain).flatMap {
            try templateService.templates($0, of: project, options)
        }
        let types = Set(names.types.keys).subtracting(names.otherTypes)
        for template in templates {
            let text = SwiftText(template)
            if types.contains(where: text.code.uses) { throw names.error(.generated(template: text.path)) }
        }
    }

    /// What a stored value and an option of its type have already, and what the entity itself declares.
    private func checkFields(of request: ComponentRequest, _ templates: [Template]) throws {
        let members = templates.map { SwiftText($0).code.inside("__Name__") }.flatMap(\.declaredNames)
        let taken = EntityDeclaration.taken.union(SwiftName.members).union(members)
        guard let field = request.fields.first(where: { taken.contains($0.name.variable) }) else { return }
        throw FieldError(field.text, .reserved, part: field.word)
    }
}
