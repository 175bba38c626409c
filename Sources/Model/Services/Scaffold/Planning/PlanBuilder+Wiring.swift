import DataSource

extension PlanBuilder {
    /// Puts what a skeleton declares into the file of the same path.
    mutating func wire(_ skeleton: Template, _ wiringService: WiringService) throws {
        let text = String(decoding: skeleton.contents.bytes, as: UTF8.self)
        guard let before = try projectRepository.contents(of: skeleton.path, in: project) else {
            throw WiringError.missing(path: skeleton.path, place: "file", text: text)
        }
        guard let source = String(validating: before.bytes, as: UTF8.self) else {
            throw ProjectError.notText(path: skeleton.path)
        }
        edit(skeleton.path, before, try wiringService.insertions(wiring: text, into: source, at: skeleton.path))
    }
}
