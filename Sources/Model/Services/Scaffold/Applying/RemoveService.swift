import DataSource

/// Plans to take back one change, also where others came after it.
public struct RemoveService: Sendable {
    private let changeRecordRepository: ChangeRecordRepository
    private let mentionService: MentionService
    private let projectRepository: ProjectRepository
    private let replayService: ReplayService
    private let takeBackService = TakeBackService()

    public init(_ appDependencies: AppDependencies) {
        changeRecordRepository = ChangeRecordRepository(appDependencies.fileManagerClient)
        mentionService = MentionService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        replayService = ReplayService(appDependencies)
    }

    /// Reads only.
    public func plan(kind: String, name: String, _ options: PlanOptions) throws -> ChangeSet {
        let project = try projectRepository.project(from: options.directory)
        let all = try changeRecordRepository.records(in: project).map {
            RecordedChange(path: $0.path, record: $0.record)
        }
        let target = try all.target(kind: kind, name: name)
        let gone = all.filter { $0.path >= target.path && $0.belongs(to: target) }
        var others = all.filter { !gone.contains($0) }
        try checkIsFree(gone, of: others, options)

        var draft = TreeDraft(project, projectRepository)
        let stripped = try replayService.replay(gone, &others, in: &draft, options)
        let shared = Set(others.flatMap(\.record.files.keys))
        var edited = TakeBackService.Edited()
        for change in gone.reversed() {
            var record = change.record
            if stripped { record.edits = record.edits.filter { draft.isGoing($0.key, with: gone) } }
            edited = try edited + takeBackService.takeBack(record, except: shared, in: &draft)
        }
        try edited.check(target.record.name, options)
        let oldFolders = gone.flatMap(\.record.folders).filter { !others.takeOver($0) }
        for change in gone { try draft.set(change.path, nil) }
        for change in others where !all.contains(change) {
            try draft.set(change.path, try changeRecordRepository.contents(of: change.record))
        }
        let mentions = try mentionService.mentions(of: gone.map(\.record), in: draft)
        try checkIsUnneeded(target.record, by: others.map(\.record), mentions, in: draft, options)
        return ChangeSet(
            root: project.root,
            changes: draft.changes,
            oldFolders: oldFolders.reversed(),
            notes: edited.notes + mentions,
            next: "Taken back: " + gone.map(\.record.command).joined(separator: "; ")
        )
    }

    /// Nobody else is built on what goes; what a person has edited since is that person's.
    private func checkIsUnneeded(
        _ target: ChangeRecord,
        by others: [ChangeRecord],
        _ mentions: [PlanNote],
        in draft: TreeDraft,
        _ options: PlanOptions
    ) throws {
        guard !options.isForced else { return }
        let going = draft.changes.filter { $0.kind == .remove && $0.path.hasPrefix(StoreService.folder) }
            .map(\.path.lastPathComponent)
        let needing = try others.filter { record in
            guard record.kind != .app else { return false }
            if record.hasField(of: target) || record.isChild(in: going) { return true }
            return try mentions.compactMap(\.mentioningPath).contains { path in
                try record.files[path].map { try draft[path]?.fingerprint == $0 } ?? false
            }
        }
        guard needing.isEmpty else {
            throw RemoveError.needed(name: target.name, commands: needing.map(\.command))
        }
    }

    /// Nobody else works in the files that go.
    private func checkIsFree(_ gone: [RecordedChange], of others: [RecordedChange], _ options: PlanOptions) throws {
        let files = Set(gone.flatMap(\.record.files.keys))
        let holders = others.filter { !files.isDisjoint(with: $0.record.edits.keys) }
        guard holders.isEmpty || options.isForced else {
            throw RemoveError.held(name: gone[0].record.name, commands: holders.map(\.record.command))
        }
    }
}

extension TreeDraft {
    /// Whether a file goes as a whole, so that what later changes put into it goes first.
    fileprivate func isGoing(_ path: String, with gone: [RecordedChange]) -> Bool {
        gone.contains { $0.record.files[path] != nil }
    }
}

extension ChangeRecord {
    /// Whether its own arguments name the other as a type: `stops:[City]`.
    fileprivate func hasField(of other: ChangeRecord) -> Bool {
        guard other.kind == .feature || other.kind == .entity else { return false }
        return arguments.dropFirst().contains { argument in
            argument.split(separator: ":").dropFirst().contains { type in
                type.prefix { $0 != "=" }.filter { $0.isLetter || $0.isNumber } == other.name && !type.contains("|")
            }
        }
    }
}

extension ChangeRecord {
    /// Whether it made a store the child of another that one of these files declares.
    fileprivate func isChild(in files: [String]) -> Bool {
        guard kind == .child, let child = arguments.last else { return false }
        return files.contains(child + "Store.swift") || files.contains(child + ".swift")
    }
}

extension PlanNote {
    fileprivate var mentioningPath: String? {
        if case let .mention(path, _, _) = self { path } else { nil }
    }
}

extension RecordedChange {
    /// The fields that a feature got later go with it.
    fileprivate func belongs(to target: RecordedChange) -> Bool {
        if self == target { return true }
        return target.record.kind == .feature && record.kind == .field && record.name == target.record.name
    }
}

extension [RecordedChange] {
    fileprivate func target(kind: String, name: String) throws -> RecordedChange {
        guard kind != ChangeRecord.Kind.app.rawValue else { throw RemoveError.application }
        let type = (try? Identifier(parsing: name))?.type ?? name
        let named = filter { $0.record.kind.rawValue == kind && [name, type].contains($0.record.name) }
        guard let target = named.first else {
            let known = filter { $0.record.kind != .app }.map { "\($0.record.kind.rawValue) \($0.record.name)" }
            throw RemoveError.noSuch(kind: kind, name: name, known: known)
        }
        guard named.count == 1 else { throw RemoveError.ambiguous(commands: named.map(\.record.command)) }
        return target
    }

    /// A folder that is still needed goes with the first one that needs it.
    fileprivate mutating func takeOver(_ folder: String) -> Bool {
        let index = firstIndex { change in
            (change.record.files.keys + [change.path]).contains { $0.isInside(path: folder) }
                && change.record.kind != .app
        }
        guard let index else { return false }
        self[index].record.folders = (self[index].record.folders.filter { $0 != folder } + [folder]).sorted()
        return true
    }
}
