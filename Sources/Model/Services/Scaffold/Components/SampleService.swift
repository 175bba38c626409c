import DataSource

/// Finds values that the tests can give to a store.
struct SampleService: Sendable {
    private let entityService: EntityService
    private let projectPartService: ProjectPartService
    private let projectRepository: ProjectRepository

    init(_ appDependencies: AppDependencies) {
        entityService = EntityService(appDependencies)
        projectPartService = ProjectPartService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    /// The code of one for each parameter; `<#Type#>`, as editors have it, where only the author knows one.
    func samples(of parameters: [StoreSource.Parameter], in project: Project) throws -> [String] {
        try parameters.enumerated().map { place, parameter in
            try sample(of: parameter, at: place, in: project) ?? "<#\(parameter.type)#>"
        }
    }

    func testDependencies(in project: Project) throws -> TestDependencies {
        try projectRepository.hasFrontend(project) ? .usual : projectPartService.testDependencies(in: project)
    }

    private func sample(of parameter: StoreSource.Parameter, at place: Int, in project: Project) throws -> String? {
        if parameter.isDependencies { return try testDependencies(in: project).code }
        if parameter.type.hasSuffix("?") { return "nil" }
        // Only luca's own tests have one with a name.
        if try parameter.type == "UUID" && !projectRepository.hasFrontend(project) { return "UUID()" }
        guard let type = FieldType(parsing: parameter.type) else { return nil }
        if type.shape == .many { return "[]" }
        guard let entity = type.kind.entity else {
            let field = FieldSpec(name: Identifier(words: parameter.name.words), type: type)
            return FieldSamples(field, of: "", at: place).sample.code
        }
        return try entityService.storable(entity.name, in: project)?.sample?.code
    }
}
