import DataSource

/// Plans to take back what an earlier plan did: the files it made, the texts it put into others, its record.
public struct UndoService: Sendable {
    private let changeRecordRepository: ChangeRecordRepository
    private let mentionService: MentionService
    private let projectRepository: ProjectRepository
    private let takeBackService = TakeBackService()

    public init(_ appDependencies: AppDependencies) {
        changeRecordRepository = ChangeRecordRepository(appDependencies.fileManagerClient)
        mentionService = MentionService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    /// Reads only.
    /// - Parameter name: which of the last changes, where a merge left two with the same number.
    public func plan(name: String?, _ options: PlanOptions) throws -> ChangeSet {
        let project = try projectRepository.project(from: options.directory)
        guard let (path, record) = try last(named: name, in: project) else {
            return ChangeSet(root: project.root, changes: [], notes: [.onlyTheAppIsLeft])
        }
        for folder in record.folders { try projectRepository.checkStaysInside(folder, of: project) }
        var draft = TreeDraft(project, projectRepository)
        let shared = try filesOfOthers(than: record, in: project)
        let edited = try takeBackService.takeBack(record, except: shared, in: &draft)
        try edited.check(record.name, options)
        let contents = try projectRepository.contents(of: path, in: project)
        return ChangeSet(
            root: project.root,
            changes: draft.changes + [FileChange(path: path, before: contents, after: nil)],
            oldFolders: record.folders.reversed(),
            notes: try edited.notes + mentionService.mentions(of: [record], in: draft),
            next: "Taken back: " + record.command
        )
    }

    /// Two branches that were merged may both have made a file that features share.
    private func filesOfOthers(than record: ChangeRecord, in project: Project) throws -> Set<String> {
        let others = try changeRecordRepository.records(in: project).map(\.record).filter { $0.name != record.name }
        return Set(others.flatMap(\.files.keys))
    }

    /// Nothing of a change may be left: a person took it out by hand, or it went with a merge.
    private func isThere(_ record: ChangeRecord, in project: Project) throws -> Bool {
        let draft = TreeDraft(project, projectRepository)
        return try record.files.contains { try takeBackService.place(of: $0, madeAs: $1, in: draft) != nil }
            || record.edits.contains { try draft[draft.place(of: $0)]?.holdsSome(of: $1) == true }
    }

    private typealias Entry = (path: String, record: ChangeRecord)

    /// Nil where there is none. An app is never taken back.
    private func last(named name: String?, in project: Project) throws -> Entry? {
        let records = try changeRecordRepository.records(in: project).filter { $0.record.kind != .app }
        for number in Set(records.map(\.path.number)).sorted(by: >) {
            let last = try records.filter { try $0.path.number == number && isThere($0.record, in: project) }
            if !last.isEmpty { return try entry(of: last, named: name) }
        }
        return nil
    }

    private func entry(of last: [Entry], named name: String?) throws -> Entry {
        let named = name.map { name in last.filter { $0.record.name == name } } ?? last
        guard let entry = named.first else {
            throw ChangeRecordError.noSuch(name: name ?? "", known: last.map(\.record.name))
        }
        guard named.count == 1 else {
            throw ChangeRecordError.ambiguous(names: named.map { "\($0.record.kind.rawValue) \($0.record.name)" })
        }
        return entry
    }
}

extension String {
    /// Of a record's file: 2 of `.luca/0002-feature-Note.json`.
    fileprivate var number: Int {
        Int(lastPathComponent.prefix { $0 != "-" }) ?? 0
    }
}
