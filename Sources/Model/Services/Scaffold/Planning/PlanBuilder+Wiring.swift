import DataSource

extension PlanBuilder {
    /// Puts what a skeleton declares into the file of the same path; as `wiring` has it, what has no place is left.
    mutating func wire(
        _ skeleton: Template,
        _ wiringService: WiringService,
        order: WiringOrder = .alphabetical,
        _ wiring: PlanOptions.Wiring
    ) throws {
        do {
            try wire(skeleton, wiringService, order: order)
        } catch let error as WiringError where wiring == .asFarAsPossible && error.canBeLeft {
            leave(error)
        }
    }

    private mutating func wire(_ skeleton: Template, _ wiringService: WiringService, order: WiringOrder) throws {
        let text = String(decoding: skeleton.contents.bytes, as: UTF8.self)
        guard let before = try projectRepository.contents(of: skeleton.path, in: project) else {
            throw WiringError.missing(path: skeleton.path, place: "file", text: text)
        }
        guard let source = String(validating: before.bytes, as: UTF8.self) else {
            throw ProjectError.notText(path: skeleton.path)
        }
        let insertions = try wiringService.insertions(wiring: text, into: source, at: skeleton.path, order: order)
        edit(skeleton.path, before, insertions)
    }
}
