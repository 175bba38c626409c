import DataSource

/// Finds in a project that luca did not make what components are made with.
struct ProjectPartService: Sendable {
    private let dependenciesService: DependenciesService
    private let projectRepository: ProjectRepository

    init(_ appDependencies: AppDependencies) {
        dependenciesService = DependenciesService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    /// The type of a store's `action`. A protocol that comes from elsewhere, and that stores here conform to, is luca's.
    func action(in project: Project) throws -> String {
        let name = ProjectPart.composable.rawValue
        let sources = try sources(about: name, .model, in: project) { code in
            code.declaredProtocols.contains(name) || code.extends(name)
        }
        guard let composable = ComposableSource(sources) else {
            let isElsewhere = try !self.sources(about: name, .model, in: project) { $0.allConformances.contains(name) }
                .isEmpty
            guard isElsewhere else { throw ProjectLack.part(.composable) }
            return ProjectStyle().action
        }
        guard composable.otherMembers.isEmpty else {
            let path = sources.first { $0.declares(protocol: name) }?.path ?? ""
            throw ProjectLack.otherComposable(path: path, members: composable.otherMembers)
        }
        return composable.action
    }

    func checkDependencyClient(in project: Project) throws {
        let name = ProjectPart.dependencyClient.rawValue
        let sources = try sources(about: name, .dataSource, in: project) { code in
            code.declaredProtocols.contains(name) || code.allConformances.contains(name)
        }
        guard !sources.isEmpty else { throw ProjectLack.part(.dependencyClient) }
    }

    /// - Parameter takingClients: whether the tests give it clients of their own.
    func testDependencies(in project: Project, takingClients: Bool = false) throws -> TestDependencies {
        let sources = try dependenciesService.sources(in: project)
        guard let main = sources.first(where: \.isDeclaration) else { throw ProjectLack.part(.appDependencies) }
        let all = sources.flatMap(\.testDependencies).filter { $0.takesClients || !takingClients }
        let found = all.first { $0.code == TestDependencies.usual.code } ?? all.first
        guard let found, found.code == TestDependencies.usual.code || !takingClients else {
            throw ProjectLack.testDependencies(path: main.path, takingClients: takingClients)
        }
        return found
    }

    private func sources(
        about type: String,
        _ layer: Layer,
        in project: Project,
        where matches: (SwiftCode) -> Bool
    ) throws -> [SwiftSource] {
        try projectRepository.swiftFiles(in: project).filter(layer.holds).sorted().compactMap {
            try projectRepository.source(at: $0, about: type, in: project, where: matches)
        }
    }
}

extension SwiftSource {
    fileprivate func declares(protocol name: String) -> Bool {
        SwiftCode(Data(bytes)).declaredProtocols.contains(name)
    }
}
