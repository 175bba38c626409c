import DataSource

/// Finds the stores of a project.
struct StoreService: Sendable {
    private let projectRepository: ProjectRepository

    static let folder = "Sources/Model/"

    init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    /// Nil where no file is called after it. Also a project that calls its stores without `Store` has them.
    func store(_ name: Identifier, in project: Project) throws -> StoreSource? {
        let paths = try projectRepository.swiftFiles(in: project).filter { $0.hasPrefix(Self.folder) }
        for type in [name.type + "Store", name.type] {
            for path in paths where path.lastPathComponent == type + ".swift" {
                guard let source = try projectRepository.source(at: path, in: project) else { continue }
                return try store(type, in: source)
            }
        }
        return nil
    }

    func store(_ type: String, in source: SwiftSource) throws(StoreError) -> StoreSource {
        guard let store = StoreSource(type, in: source) else { throw .noAction(name: type, path: source.path) }
        return store
    }

    /// Those that could have children, without `Store`.
    func names(in project: Project) throws -> [String] {
        try projectRepository.swiftFiles(in: project)
            .filter { $0.hasPrefix(Self.folder) && $0.hasSuffix("Store.swift") }
            .map { String($0.lastPathComponent.dropLast("Store.swift".count)) }
            .sorted()
    }
}
