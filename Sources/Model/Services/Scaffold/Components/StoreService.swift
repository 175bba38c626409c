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
        for type in [name.type + "Store", name.type] {
            if let source = try source(of: type, in: project) { return try store(type, in: source) }
        }
        return nil
    }

    /// Whether a store is another one or, by its children, is part of it.
    func holds(_ store: StoreSource, _ type: String, in project: Project) throws -> Bool {
        var seen: Set<String> = []
        var open = [store.type]
        while let next = open.popLast() {
            guard next != type else { return true }
            guard seen.insert(next).inserted, let source = try source(of: next, in: project) else { continue }
            open += StoreSource(next, in: source)?.children ?? []
        }
        return false
    }

    private func source(of type: String, in project: Project) throws -> SwiftSource? {
        let path = try projectRepository.swiftFiles(in: project).first {
            $0.hasPrefix(Self.folder) && $0.lastPathComponent == type + ".swift"
        }
        return try path.flatMap { try projectRepository.source(at: $0, in: project) }
    }

    func store(_ type: String, in source: SwiftSource) throws(StoreError) -> StoreSource {
        guard let store = StoreSource(type, in: source) else { throw .noAction(name: type, path: source.path) }
        return store
    }

    /// Its tests may lie in any folder; where there are none, they get the one that luca's have.
    func places(of store: StoreSource, in project: Project) throws -> StorePlaces {
        let suite = store.type + "Tests"
        let name = suite + ".swift"
        let path = try projectRepository.swiftFiles(in: project)
            .first { Layer.tests.holds($0) && $0.lastPathComponent == name }
        let source = try path.flatMap { try projectRepository.source(at: $0, in: project) }
        return StorePlaces(
            store: store.path,
            tests: path ?? "Tests/ModelTests/StoreTests/" + name,
            suite: source.map { StorePlaces.Suite(suite, in: $0) } ?? .isolated
        )
    }

    /// Those that could have children, without what the names of stores end in.
    func names(in project: Project, _ style: ProjectStyle) throws -> [String] {
        try projectRepository.swiftFiles(in: project)
            .filter { $0.hasPrefix(Self.folder) }
            .compactMap { ComponentEntry(path: $0, storeSuffix: style.storeSuffix) }
            .filter { $0.kind == .store }
            .map(\.name).sorted()
    }
}
