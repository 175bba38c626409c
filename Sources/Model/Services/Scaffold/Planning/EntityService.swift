import DataSource

/// Finds the types of a project that fields hold, and gives them what a column and a command line need.
public struct EntityService: Sendable {
    private let holdingService: HoldingService
    private let projectRepository: ProjectRepository
    private let renderService = RenderService()

    public init(_ appDependencies: AppDependencies) {
        holdingService = HoldingService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    /// The fields with all that the project says about their types.
    func resolved(_ fields: [FieldSpec], of feature: Identifier, in project: Project) throws -> [FieldSpec] {
        try fields.map { field in
            guard let entity = field.type.kind.entity else { return field }
            var field = field
            field.type.kind = .entity(try resolved(entity, field, of: feature, in: project))
            return field
        }
    }

    /// Fields that code has already, of whatever type: only whether they are enumerations is looked up.
    func recognized(_ fields: [FieldSpec], in project: Project) throws -> [FieldSpec] {
        try fields.map { field in
            guard let entity = field.type.kind.entity else { return field }
            var field = field
            let declaration = try declaration(of: entity.name, in: project)
            field.type.kind = declaration.map { .entity($0.type(hasFixture: false)) } ?? .data
            return field
        }
    }

    /// One of that name that has all that a stored value needs; nil where there is none.
    func storable(_ name: String, in project: Project) throws -> EntityType? {
        guard let declaration = try declaration(of: name, in: project) else { return nil }
        let type = declaration.type(hasFixture: try hasFixture(name, in: project))
        return declaration.lack(type, for: .one) == nil && !type.isEnumeration ? type : nil
    }

    /// The code of one that is empty; nil where the project has none of that name.
    func emptyValue(of name: String, in project: Project) throws -> String? {
        try declaration(of: name, in: project)
            .flatMap { $0.isEnumeration ? nil : $0.type(hasFixture: false).empty?.code }
    }

    /// What other files add to the entity of a feature.
    func extensions(of feature: Identifier, in project: Project) throws -> [EntityExtension] {
        let type = feature.type
        let own = try projectRepository.place(of: Self.path(of: type), in: project)
        return try projectRepository.swiftFiles(below: "Sources/DataSource", in: project).sorted()
            .filter { $0 != own }
            .compactMap { path in
                let source = try projectRepository.source(at: path, about: type, in: project) { $0.extends(type) }
                return source.map { EntityExtension(of: type, in: $0) }
            }
    }

    /// - Parameter templates: files with the conformances of an entity, once in a project: other code may have them.
    func files(for fields: [FieldSpec], _ templates: [Template], in project: Project) throws -> [Template] {
        var entities: [EntityType] = []
        for entity in fields.compactMap(\.type.kind.entity) where !entities.contains(entity) { entities.append(entity) }
        return try files(of: entities, templates, in: project)
    }

    func files(of entities: [EntityType], _ templates: [Template], in project: Project) throws -> [Template] {
        try entities.flatMap { entity in
            let files = try templates.map { try renderService.rendered($0, RenderContext(entity)) }
            let present = try conformances(of: entity.name, in: project, except: Set(files.map(\.path)))
            return files.filter { file in
                let added = SwiftCode(file.contents.bytes).conformances(of: entity.name)
                return added.isDisjoint(with: present)
            }
        }
    }

    private func resolved(
        _ entity: EntityType,
        _ field: FieldSpec,
        of feature: Identifier,
        in project: Project
    ) throws -> EntityType {
        let part = field.type.shape.applied(to: entity.name)
        let path = try projectRepository.place(of: Self.path(of: entity.name), in: project)
        guard try !holdingService.reaches(feature, from: entity.name, in: project) else {
            throw FieldError(field.text, .ownType, part: entity.name)
        }
        guard let declaration = try declaration(of: entity.name, in: project) else {
            let nearest = part.nearestType(among: try names(like: entity.name, in: project))
            throw FieldError(field.text, .unknownType(nearest: nearest), part: part)
        }
        if let value = field.defaultValue {
            throw FieldError(field.text, .wrongDefault, part: value.isEmpty ? "=" : value)
        }
        let type = declaration.type(hasFixture: try hasFixture(entity.name, in: project))
        if let lack = declaration.lack(type, for: field.type.shape) {
            throw FieldError(field.text, .unfitType(lack, path: path), part: part)
        }
        return type
    }

    /// Those close to a word that a field could hold.
    private func names(like word: String, in project: Project) throws -> [String] {
        try projectRepository.swiftFiles(below: Self.folder, in: project)
            .map { String($0.lastPathComponent.dropLast(".swift".count)) }
            .filter { name in
                guard word.nearest(among: [name]) != nil else { return false }
                guard let declaration = try declaration(of: name, in: project) else { return false }
                let type = declaration.type(hasFixture: try hasFixture(name, in: project))
                return declaration.lack(type, for: .optional) == nil
            }
    }

    private func declaration(of name: String, in project: Project) throws -> EntityDeclaration? {
        let path = try projectRepository.place(of: Self.path(of: name), in: project)
        return try projectRepository.source(at: path, in: project).flatMap { EntityDeclaration(name, in: $0) }
    }

    private func hasFixture(_ name: String, in project: Project) throws -> Bool {
        let path = try projectRepository.place(of: "Tests/TestSupport/\(name)+Fixture.swift", in: project)
        let contents = try projectRepository.contents(of: path, in: project)
        return contents.map { SwiftCode($0.bytes).declares("fixture") } ?? false
    }

    private func conformances(of name: String, in project: Project, except files: Set<String>) throws -> Set<String> {
        try projectRepository.swiftFiles(in: project)
            .filter { $0.hasPrefix("Sources/") && !files.contains($0) }
            .reduce(into: []) { found, path in
                guard let contents = try projectRepository.contents(of: path, in: project) else { return }
                found.formUnion(SwiftCode(contents.bytes, about: [Array(name.utf8)]).conformances(of: name))
            }
    }

    static let folder = "Sources/DataSource/Entities"
    static func path(of name: String) -> String { folder.appending(path: name + ".swift") }
}
