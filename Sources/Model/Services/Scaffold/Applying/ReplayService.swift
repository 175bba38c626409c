import DataSource

/// Wires later changes anew, as if an earlier one had never been: what each one put into a file hangs on what was there.
struct ReplayService: Sendable {
    private let appDependencies: AppDependencies

    init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    /// - Returns: whether that could be done; if not, nothing has changed, and the texts have to be found one by one.
    func replay(
        _ gone: [RecordedChange],
        _ others: inout [RecordedChange],
        in draft: inout TreeDraft,
        _ options: PlanOptions
    ) throws -> Bool {
        let files = Set(gone.flatMap(\.record.files.keys))
        let edits = Set(gone.flatMap(\.record.edits.keys)).subtracting(files)
        let after = others.indices.filter { others[$0].path > gone[0].path }
        let later = after.filter { !edits.isDisjoint(with: others[$0].record.edits.keys) }
        var trial = draft
        let changed = (gone + later.map { others[$0] }).sorted { $0.path > $1.path }
        for change in changed { guard try trial.strip(change.record, at: edits) else { return false } }
        var replayed = others
        for index in later {
            guard let record = try replayed[index].record.wired(in: &trial, edits, files, plan(options)) else {
                return false
            }
            replayed[index].record = record
        }
        var isInherited = false
        for index in after where !later.contains(index) {
            let heir = try replayed[index].record.inheriting(in: &trial, edits, files, plan(options))
            guard let heir else { continue }
            replayed[index].record = heir
            isInherited = true
        }
        guard !later.isEmpty || isInherited else { return false }
        draft = trial
        others = replayed
        return true
    }

    /// Over the files of a draft; nil where the change cannot be planned as it was.
    private func plan(_ options: PlanOptions) -> (TreeDraft, ChangeRecord, _ hidden: Set<String>) -> ChangeSet? {
        var options = options
        options.conflicts = .skip
        options.wiring = .asFarAsPossible
        return { [options] draft, record, hidden in
            guard let request = PlanRequest(record) else { return nil }
            var files = Dictionary(
                uniqueKeysWithValues: draft.after.map { (draft.project.root.appending(path: $0), $1) }
            )
            for path in hidden { files[draft.project.root.appending(path: path)] = .some(nil) }
            let client = appDependencies.fileManagerClient.overlaid(with: files)
            return try? PlanService(appDependencies.replacing(client)).plan(request, options)
        }
    }
}

extension TreeDraft {
    fileprivate mutating func strip(_ record: ChangeRecord, at paths: Set<String>) throws -> Bool {
        for (path, edit) in record.edits where paths.contains(path) {
            guard let rest = try self[path]?.removing(edit) else { return false }
            try set(path, rest)
        }
        return true
    }
}

extension ChangeRecord {
    /// With the edits of these paths as they are made now, and those of the files that it needs itself from now on.
    fileprivate func wired(
        in draft: inout TreeDraft,
        _ paths: Set<String>,
        _ files: Set<String>,
        _ plan: (TreeDraft, ChangeRecord, Set<String>) -> ChangeSet?
    ) throws -> ChangeRecord? {
        guard let plan = plan(draft, self, files) ?? plan(draft, self, []) else { return nil }
        guard try plan.record?.templates == templates else { return nil }
        var record = self
        for path in edits.keys where paths.contains(path) {
            guard let change = plan.changes.first(where: { $0.path == path }), let after = change.after,
                !change.insertions.isEmpty
            else { return nil }
            try draft.set(path, after)
            record.edits[path] = Edit(change, after)
        }
        record.takeOver(files, of: plan)
        return record
    }

    /// The change as one that makes what it found when it was made, and that goes now; nil where it needs nothing of that.
    fileprivate func inheriting(
        in draft: inout TreeDraft,
        _ paths: Set<String>,
        _ files: Set<String>,
        _ plan: (TreeDraft, ChangeRecord, Set<String>) -> ChangeSet?
    ) throws -> ChangeRecord? {
        guard let plan = plan(draft, self, files), try plan.record?.templates == templates else { return nil }
        guard plan.changes.contains(where: { files.contains($0.path) && $0.kind == .create }) else { return nil }
        var record = self
        record.takeOver(files, of: plan)
        for change in plan.changes where paths.contains(change.path) && !change.insertions.isEmpty {
            guard let after = change.after else { continue }
            try draft.set(change.path, after)
            record.edits[change.path] = Edit(change, after)
        }
        return record
    }

    private mutating func takeOver(_ paths: Set<String>, of plan: ChangeSet) {
        for change in plan.changes where paths.contains(change.path) && change.kind == .create {
            files[change.path] = change.after?.fingerprint
        }
    }
}

extension ChangeSet {
    /// The record that the plan would leave.
    fileprivate var record: ChangeRecord? {
        get throws {
            let last = changes.last { $0.path.parentPath == ChangeRecordRepository.folder }
            return try (last?.after).map { try JSONDecoder().decode(ChangeRecord.self, from: $0.bytes) }
        }
    }
}
