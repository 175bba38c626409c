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
        let renderings = try skeletons.concurrentMap { try RenderService().rendering($0, context) }
        for rendering in renderings { try claim(rendering.file) }
        let edits = try renderings.concurrentMap { [self] skeleton in Result { try edit(wiring: skeleton, order) } }
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
        let skeleton = rendering.file
        guard let before = try projectRepository.contents(of: skeleton.path, in: project) else {
            let text = String(decoding: skeleton.contents.bytes, as: UTF8.self)
            throw WiringError.missing(path: skeleton.path, place: "file", text: text)
        }
        guard let source = String(validating: before.bytes, as: UTF8.self) else {
            throw ProjectError.notText(path: skeleton.path)
        }
        let insertions = try insertions(wiring: rendering, into: source, order)
        let after = FileContents(insertions.applied(to: before.bytes), permissions: before.permissions)
        return FileChange(path: skeleton.path, before: before, after: after, insertions: insertions)
    }

    /// What breaks a file is luca's fault, or that of whoever wrote the skeleton.
    private func insertions(wiring rendering: Rendering, into source: String, _ order: WiringOrder) throws
        -> [Insertion]
    {
        let (path, skeleton) = (rendering.file.path, try rendering.swift())
        do {
            return try WiringService().insertions(wiring: skeleton, into: source, at: path, order: order)
        } catch WiringError.fault where rendering.file.origin != .luca {
            throw TemplateError.unfit(template: rendering.file.source, path: path)
        }
    }
}
