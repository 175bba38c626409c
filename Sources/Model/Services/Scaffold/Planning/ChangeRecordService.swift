import DataSource

/// Adds to a plan the record that lets it be taken back.
struct ChangeRecordService: Sendable {
    private let changeRecordRepository: ChangeRecordRepository
    private let projectRepository: ProjectRepository

    init(_ appDependencies: AppDependencies) {
        changeRecordRepository = ChangeRecordRepository(appDependencies.fileManagerClient)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    /// A plan that changes nothing needs no record.
    func add(_ record: ChangeRecord, to plan: inout ChangeSet) throws {
        guard !plan.isEmpty else { return }
        let project = Project(root: plan.root)
        let folder = ChangeRecordRepository.folder
        if try !projectRepository.exists(plan.root.appending(path: folder)) { plan.newFolders.append(folder) }
        var record = record
        record.folders = plan.newFolders.filter { !$0.isEmpty && !$0.hasPrefix("/") }
        for change in plan.changes {
            guard let after = change.after else { continue }
            switch change.kind {
            case .create: record.files[change.path] = after.fingerprint
            case .edit where !change.insertions.isEmpty: record.edits[change.path] = ChangeRecord.Edit(change, after)
            case .edit:
                let overwritten = change.before.map {
                    ChangeRecord.Overwritten(before: $0.bytes, fingerprint: after.fingerprint)
                }
                record.overwritten = (record.overwritten ?? [:]).merging(
                    [change.path: overwritten].compactMapValues(\.self)
                ) { $1 }
            case .remove, .skip, .unchanged: break
            }
        }
        let path = try changeRecordRepository.nextPath(record, in: project)
        let contents = try changeRecordRepository.contents(of: record)
        plan.changes.append(FileChange(path: path, before: nil, after: contents))
    }
}

extension ChangeRecord.Edit {
    init(_ change: FileChange, _ after: FileContents) {
        let bytes = Array(after.bytes)
        var shift = 0
        var texts: [InsertedText] = []
        for insertion in change.insertions.sorted(by: { $0.offset < $1.offset }) {
            texts.append(InsertedText(insertion.text, at: insertion.offset + shift, in: bytes))
            shift += insertion.text.utf8.count
        }
        self.init(fingerprint: after.fingerprint, texts: texts)
    }
}

extension InsertedText {
    init(_ text: String, at offset: Int, in bytes: [UInt8]) {
        let end = offset + text.utf8.count
        let newline = UInt8(ascii: "\n")
        let before = bytes[..<offset].reversed().prefix { $0 != newline }.reversed()
        let after = bytes[end...].prefix { $0 != newline }
        self.init(
            offset: offset,
            text: text,
            before: String(decoding: Array(before), as: UTF8.self),
            after: String(decoding: after, as: UTF8.self)
        )
    }
}
