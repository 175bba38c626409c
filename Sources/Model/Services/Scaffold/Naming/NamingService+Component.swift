import DataSource

extension NamingService {
    /// - Parameter files: what is made for the component, rendered.
    func check(_ request: ComponentRequest, files: [Template], templates: [Template], in project: Project) throws {
        let name = request.name
        try checkSuffix(of: request)
        switch request.kind {
        case .entity:
            try checkModules(name, in: project)
            try checkEntity(name, templates)
            try checkFields(request.fields)
            try checkSources(of: files, name, in: project)

        case .command where Self.commands.contains(name.command):
            throw NameError(name.type, .command, suggestion: name.type + "Item")

        case .client, .repository, .service, .store, .command:
            try checkTypes(of: files, name, in: project)
        }
        try checkLetterCase(of: files, name, in: project)
    }

    /// `luca new client WeatherClient` would make a WeatherClientClient.
    private func checkSuffix(of request: ComponentRequest) throws {
        let name = request.name
        guard let suffix = name.words.last, name.words.count > 1, suffix == request.kind.suffix else { return }
        throw NameError(name.type, .suffix(suffix), suggestion: Identifier(words: name.words.dropLast()).type)
    }

    /// The type of an entity is its bare name, which the code beside it must not mean otherwise.
    private func checkEntity(_ name: Identifier, _ templates: [Template]) throws {
        if Self.types.contains(name.type) { throw NameError(name.type, .swift, suggestion: name.type + "Item") }
        for template in templates where template.path.hasSuffix(".swift") {
            guard SwiftCode(template.contents.bytes).uses(name.type) else { continue }
            throw NameError(name.type, .generated(template: template.path), suggestion: name.type + "Item")
        }
    }

    /// What a stored value and an option of its type have already.
    private func checkFields(_ fields: [FieldSpec]) throws {
        guard let field = fields.first(where: { EntityDeclaration.taken.contains($0.name.variable) }) else { return }
        throw FieldError(field.text, .reserved, part: field.name.variable)
    }

    /// The types that are made must not be declared in another file.
    private func checkTypes(of files: [Template], _ name: Identifier, in project: Project) throws {
        let isMade = Set(files.map(\.path))
        let types = Set(files.flatMap { SwiftCode($0.contents.bytes).declaredTypes })
        let names = types.map { Array($0.utf8) }
        for path in try projectRepository.swiftFiles(in: project) where !isMade.contains(path) {
            guard let contents = try projectRepository.contents(of: path, in: project) else { continue }
            let declared = SwiftCode(contents.bytes, about: names).declaredTypes
            guard let type = declared.first(where: types.contains) else { continue }
            throw NameError(type, .declared(path: path), suggestion: name.type + "Item")
        }
    }
}
