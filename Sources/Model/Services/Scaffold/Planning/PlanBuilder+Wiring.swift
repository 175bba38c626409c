import DataSource

extension PlanBuilder {
    /// Puts what skeletons declare into the files of the same paths, each read and parsed beside the others; as
    /// `wiring` has it, what has no place is left.
    mutating func wire(
        _ skeletons: [Template],
        order: WiringOrder = .alphabetical,
        _ wiring: PlanOptions.Wiring
    ) throws {
        let edits = try skeletons.concurrentMap { [self] skeleton in Result { try edit(wiring: skeleton, order) } }
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

    private func edit(wiring skeleton: Template, _ order: WiringOrder) throws -> FileChange {
        let text = String(decoding: skeleton.contents.bytes, as: UTF8.self)
        guard let before = try projectRepository.contents(of: skeleton.path, in: project) else {
            throw WiringError.missing(path: skeleton.path, place: "file", text: text)
        }
        guard let source = String(validating: before.bytes, as: UTF8.self) else {
            throw ProjectError.notText(path: skeleton.path)
        }
        let insertions = try WiringService().insertions(wiring: text, into: source, at: skeleton.path, order: order)
        let after = FileContents(insertions.applied(to: before.bytes), permissions: before.permissions)
        return FileChange(path: skeleton.path, before: before, after: after, insertions: insertions)
    }
}
