import DataSource

extension PlanBuilder {
    /// Puts what skeletons declare into the files of the same paths, each read and parsed beside the others; as
    /// `wiring` has it, what has no place is left.
    mutating func wire(
        _ skeletons: [Template],
        _ context: RenderContext,
        order: WiringOrder = .alphabetical,
        _ wiring: PlanOptions.Wiring
    ) throws {
        try wire(try skeletons.concurrentMap { try RenderService().rendering($0, context) }, order: order, wiring)
    }

    /// For skeletons that do not all say the same.
    mutating func wire(
        _ renderings: [Rendering],
        order: WiringOrder = .alphabetical,
        _ wiring: PlanOptions.Wiring
    ) throws {
        for rendering in renderings { try claim(rendering.file) }
        let edits = try renderings.concurrentMap(cost: \.file.contents.bytes.count) { [self] skeleton in
            Result { try edit(wiring: skeleton, order) }
        }
        for edit in edits {
            do {
                changes.append(try edit.get())
            } catch let error as WiringError {
                try leave(error, wiring)
            }
        }
    }

    /// Leaves to the author what has no place, where that is meant.
    mutating func leave(_ error: WiringError, _ wiring: PlanOptions.Wiring) throws(WiringError) {
        guard wiring == .asFarAsPossible && error.canBeLeft else { throw error }
        leftToDo.append(error)
    }

    private func edit(wiring rendering: Rendering, _ order: WiringOrder) throws -> FileChange {
        let path = try projectRepository.place(of: rendering.file.path, in: project)
        guard let before = try projectRepository.contents(of: path, in: project) else {
            let text = String(decoding: rendering.file.contents.bytes, as: UTF8.self)
            throw WiringError.missing(path: path, place: "file", text: text)
        }
        guard let source = String(validating: before.bytes, as: UTF8.self) else {
            throw ProjectError.notText(path: path)
        }
        let insertions = try insertions(wiring: rendering, into: source, at: path, order)
        let after = FileContents(insertions.applied(to: before.bytes), permissions: before.permissions)
        return FileChange(path: path, before: before, after: after, insertions: insertions)
    }

    /// What breaks a file is luca's fault, or that of whoever wrote the skeleton.
    private func insertions(
        wiring rendering: Rendering,
        into source: String,
        at path: String,
        _ order: WiringOrder
    ) throws -> [Insertion] {
        do {
            return try WiringService().insertions(wiring: try rendering.swift(), into: source, at: path, order: order)
        } catch WiringError.fault where rendering.file.origin != .luca {
            throw TemplateError.unfit(template: rendering.file.source, path: path)
        }
    }
}
