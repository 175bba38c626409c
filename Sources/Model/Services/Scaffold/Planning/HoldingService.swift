import DataSource

/// Finds which types of a project are stored as part of which.
struct HoldingService: Sendable {
    private let projectRepository: ProjectRepository

    init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    /// Another entity that holds this one.
    func owner(of feature: Identifier, in project: Project) throws -> Identifier? {
        let type = feature.type
        for path in try projectRepository.swiftFiles(below: EntityService.folder, in: project).sorted() {
            guard path.lastPathComponent != type + ".swift" else { continue }
            let source = try projectRepository.source(at: path, about: type, in: project) { $0.uses(type) }
            if let owner = source?.holder(of: type) { return Identifier(words: owner.words) }
        }
        return nil
    }

    /// Whether it is the feature or holds it, itself or in what it holds; each file is read once.
    func reaches(_ feature: Identifier, from entity: String, in project: Project) throws -> Bool {
        var reached: Set = [entity]
        var open = [entity]
        while let name = open.popLast(), name != feature.type {
            let path = try projectRepository.place(of: EntityService.path(of: name), in: project)
            let source = try projectRepository.source(at: path, in: project)
            let held = source.map { StoredTypes(in: $0.tree).names } ?? []
            open += held.subtracting(reached)
            reached.formUnion(held)
        }
        return reached.contains(feature.type)
    }
}
