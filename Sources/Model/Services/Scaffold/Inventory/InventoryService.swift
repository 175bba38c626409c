import DataSource

/// Says what a project consists of, by its records and its sources. Reads only.
public struct InventoryService: Sendable {
    private let changeRecordRepository: ChangeRecordRepository
    private let projectRepository: ProjectRepository
    private let styleService: StyleService

    public init(_ appDependencies: AppDependencies) {
        changeRecordRepository = ChangeRecordRepository(appDependencies.fileManagerClient)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        styleService = StyleService(appDependencies)
    }

    public func inventory(_ options: PlanOptions) throws -> Inventory {
        let project = try project(options)
        let folders = try projectRepository.names(in: "Sources", of: project)
        let isOwn = folders.contains(Layer.frontend.rawValue)
        let storeSuffix = try isOwn ? ComponentKind.store.suffix : styleService.style(of: project).storeSuffix
        return Inventory(
            root: project.root,
            program: try projectRepository.program(of: project),
            layers: ["DataSource", "Model", "Frontend", "UserInterface"].filter(folders.contains),
            features: try features(in: project),
            components: try projectRepository.swiftFiles(in: project)
                .compactMap { ComponentEntry(path: $0, storeSuffix: storeSuffix) }
                .sorted { ($0.kind.order, $0.name) < ($1.kind.order, $1.name) }
        )
    }

    /// The names alone, for whoever cannot wait.
    public func featureNames(_ options: PlanOptions) throws -> [String] {
        let project = try project(options)
        let records = try changeRecordRepository.records(in: project)
        return try names(records, in: project)
    }

    /// Those with a table.
    public func collectionNames(_ options: PlanOptions) throws -> [String] {
        try projectRepository.storedFeatures(in: project(options))
    }

    /// What an undo could take back, the last change first.
    ///
    /// - Parameter kind: nil for all.
    public func changeNames(_ options: PlanOptions, ofKind kind: String? = nil) throws -> [String] {
        try changeRecordRepository.records(in: project(options)).map(\.record)
            .filter { $0.kind != .app && (kind == nil || $0.kind.rawValue == kind) }.reversed().map(\.name)
            .filter(\.isNameOfChange)
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Of what an undo could take back.
    public func changeKinds(_ options: PlanOptions) throws -> [String] {
        Set(try changeRecordRepository.records(in: project(options)).map(\.record.kind).filter { $0 != .app })
            .map(\.rawValue).sorted()
    }

    private func project(_ options: PlanOptions) throws -> Project {
        try projectRepository.project(from: options.absolute(projectRepository).directory)
    }

    private typealias Entry = (path: String, record: ChangeRecord)

    /// Those with a table, and the screens that luca made and nobody took away.
    private func names(_ records: [Entry], in project: Project) throws -> [String] {
        let stored = try projectRepository.storedFeatures(in: project)
        let screens = try records.map(\.record)
            .filter { $0.kind == .feature && $0.name.isIdentifier && !stored.contains($0.name) && $0.fields.isEmpty }
            .filter {
                try projectRepository.contents(of: "Sources/Model/Stores/\($0.name)Store.swift", in: project) != nil
            }
        return Set(stored + screens.map(\.name)).sorted()
    }

    private func features(in project: Project) throws -> [FeatureEntry] {
        let records = try changeRecordRepository.records(in: project)
        return try names(records, in: project).map { name in
            let own = records.filter { $0.record.name == name && [.feature, .field].contains($0.record.kind) }
            return FeatureEntry(
                name: name,
                command: Identifier(words: name.words).command,
                fields: try fields(of: name, own.flatMap(\.record.fields), in: project),
                record: own.first { $0.record.kind == .feature }?.path
            )
        }
    }

    /// As the entity declares them; a record knows the words of a choice and the default.
    private func fields(of name: String, _ recorded: [String], in project: Project) throws -> [String] {
        let path = try projectRepository.place(of: EntityService.path(of: name), in: project)
        guard let contents = try projectRepository.contents(of: path, in: project) else { return [] }
        let text = String(decoding: contents.bytes, as: UTF8.self)
        guard let entity = try? EntitySource(name, text, at: path) else { return recorded }
        return entity.declared.map { field in
            recorded.last { $0.isField(field.name, ofType: field.type) } ?? "\(field.name):\(field.type)"
        }
    }
}

extension ChangeRecord {
    fileprivate var fields: [String] { arguments.dropFirst().filter { $0.contains(":") } }
}

extension String {
    /// `Note`, `List.Row` or, of templates, `component/client`.
    fileprivate var isNameOfChange: Bool {
        split { $0 == "/" || $0 == "." }.allSatisfy { String($0).isIdentifier }
    }

    /// Whether it is `name:Type` of such a field: a choice has a type of its own.
    fileprivate func isField(_ name: String, ofType type: String) -> Bool {
        let parts = split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, (try? FieldSpec(parsing: self))?.name.variable == name else { return false }
        return parts[1].contains("|") || parts[1].prefix { $0 != "=" } == type
    }
}

extension ComponentKind {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
