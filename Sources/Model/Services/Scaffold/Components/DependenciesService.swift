import DataSource

/// Finds how a project declares its AppDependencies, in whichever files it does so.
struct DependenciesService: Sendable {
    private let projectRepository: ProjectRepository

    static let path = "Sources/Model/AppDependencies.swift"
    static let type = "AppDependencies"

    init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    /// The names of those that a store can be given.
    func clients(in project: Project) throws -> [String] {
        try sources(in: project).first(where: \.isDeclaration)?.clients ?? []
    }

    /// One for each file that a client belongs into, the one with the declaration first. Where none declares them, the
    /// usual one, so that the wiring can say what is missing.
    func shapes(for client: String, in project: Project) throws -> [DependenciesShape] {
        let sources = try sources(in: project)
        guard let main = sources.first(where: \.isDeclaration) else { return [.usual] }
        let clients = main.clients
        return sources.map { $0.shape(for: client, among: clients) }
            .filter { $0.property != nil || !$0.sets.isEmpty }
            .sorted { $0.property != nil && $1.property == nil }
    }

    func sources(in project: Project) throws -> [DependenciesSource] {
        try projectRepository.swiftFiles(in: project).sorted().compactMap { try source(at: $0, in: project) }
    }

    private func source(at path: String, in project: Project) throws -> DependenciesSource? {
        let source = try projectRepository.source(at: path, about: Self.type, in: project) { code in
            code.declaredTypes.contains(Self.type) || code.extends(Self.type)
        }
        return source.flatMap { DependenciesSource($0) }
    }
}

extension DependenciesShape {
    /// As luca's own applications have them.
    static let usual = DependenciesShape(
        path: DependenciesService.path,
        introducer: "final class",
        property: Property(keywords: "public let", style: .declared, isGiven: true),
        sets: []
    )
}
