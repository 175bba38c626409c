import DataSource

/// Plans what a memberwise initializer lacks after a property was added by hand: parameters and assignments.
public struct InitService: Sendable {
    private let defaultService: DefaultService
    private let projectRepository: ProjectRepository
    private let recordService: ChangeRecordService

    public init(_ appDependencies: AppDependencies) {
        defaultService = DefaultService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        recordService = ChangeRecordService(appDependencies)
    }

    /// Reads only.
    public func plan(_ request: InitRequest, _ options: PlanOptions) throws -> ChangeSet {
        let file = options.directory.appending(path: request.file).normalizedPath
        let project = try projectRepository.project(from: file.parentPath)
        guard file.isInside(path: project.root) else {
            throw InitError.outside(path: request.file, project: project.root)
        }
        let path = String(file.dropFirst(project.root.count + 1))
        guard let source = try projectRepository.source(at: path, in: project) else {
            throw FileError(.missing, path: request.file)
        }
        let type = try type(request.type, among: InitSource.all(in: source), at: path)
        let text = try type.skeleton { try defaultService.value(of: $0, in: type, project) }
        guard type.initializer != nil else {
            throw InitError.noInitializer(name: type.name, path: path, text: text)
        }
        let skeleton = Template(path: path, contents: FileContents(text), source: path, isLink: false)
        var builder = PlanBuilder(project, projectRepository, conflicts: options.conflicts)
        try builder.wire([Rendering(skeleton)], order: .chronological, options.wiring)
        var plan = try builder.changeSet(next: "")
        let record = ChangeRecord(kind: .initializer, name: type.name, arguments: [path, type.name])
        try recordService.add(record, to: &plan)
        return plan
    }

    /// The one of that name, or the one that can be meant.
    private func type(_ name: String?, among types: [InitSource], at path: String) throws(InitError) -> InitSource {
        let known = types.map(\.name)
        if let name {
            guard let type = types.first(where: { $0.name == name }) else {
                throw .noSuch(name: name, known: known, path: path)
            }
            return type
        }
        let withInitializer = types.filter { $0.initializer != nil }
        let candidates = [withInitializer.filter { !$0.missing.isEmpty }, withInitializer, types]
        guard let type = candidates.first(where: { !$0.isEmpty }), type.count == 1 else {
            throw .unclear(known: known, path: path)
        }
        return type[0]
    }
}
