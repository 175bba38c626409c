import DataSource

/// Takes back in a draft what one record tells of.
struct TakeBackService: Sendable {
    /// What a person has edited since, so that it cannot be taken back as it was made.
    struct Edited: Equatable {
        /// Files that went, with all that is in them.
        var thrownAway: [String] = []
        /// Files that keep what was put into them.
        var left: [String] = []

        var paths: [String] { (thrownAway + left).sorted() }
        var isEmpty: Bool { thrownAway.isEmpty && left.isEmpty }
    }

    /// Where a file lies that was made; nil where it is gone. One that is elsewhere and edited may have only its name.
    func place(of file: String, madeAs fingerprint: String, in draft: TreeDraft) throws -> String? {
        let place = try draft.place(of: file)
        guard let contents = try draft[place], place == file || contents.fingerprint == fingerprint else { return nil }
        return place
    }

    /// - Parameter shared: files that others have made, too.
    func takeBack(_ record: ChangeRecord, except shared: Set<String>, in draft: inout TreeDraft) throws -> Edited {
        var edited = Edited()
        for (file, fingerprint) in record.files.sorted(by: { $0.key < $1.key }) where !shared.contains(file) {
            guard let place = try place(of: file, madeAs: fingerprint, in: draft) else { continue }
            if try draft[place]?.fingerprint != fingerprint { edited.thrownAway.append(place) }
            try draft.set(place, nil)
        }
        for (file, overwritten) in (record.overwritten ?? [:]).sorted(by: { $0.key < $1.key }) {
            let contents = try draft[file]
            if contents?.fingerprint != overwritten.fingerprint { edited.thrownAway.append(file) }
            try draft.set(file, FileContents(overwritten.before, permissions: contents?.permissions ?? 0o644))
        }
        for (file, edit) in record.edits.sorted(by: { $0.key < $1.key }) where record.files[file] == nil {
            let place = try draft.place(of: file)
            if let contents = try draft[place], let rest = contents.removing(edit) {
                try draft.set(place, rest)
            } else {
                edited.left.append(place)
            }
        }
        return edited
    }
}

extension TakeBackService.Edited {
    static func + (first: Self, second: Self) -> Self {
        Self(thrownAway: first.thrownAway + second.thrownAway, left: first.left + second.left)
    }

    /// - Throws: where a person did not say that it may go.
    func check(_ name: String, _ options: PlanOptions) throws {
        guard isEmpty || options.isForced else { throw ChangeRecordError.edited(name: name, paths: paths) }
    }

    var notes: [PlanNote] {
        thrownAway.sorted().map(PlanNote.thrownAway) + left.sorted().map(PlanNote.left)
    }
}
