import DataSource

extension ProjectRepository {
    /// A Swift file, parsed; nil where there is none.
    func source(at path: String, in project: Project) throws -> SwiftSource? {
        try contents(of: path, in: project).map { try source($0, at: path) }
    }

    /// A Swift file that has to do with a type, as its words say; others are not parsed.
    func source(
        at path: String,
        about type: String,
        in project: Project,
        where matches: (SwiftCode) -> Bool
    ) throws -> SwiftSource? {
        guard let contents = try contents(of: path, in: project) else { return nil }
        guard matches(SwiftCode(contents.bytes, about: [Array(type.utf8)])) else { return nil }
        return try source(contents, at: path)
    }

    private func source(_ contents: FileContents, at path: String) throws -> SwiftSource {
        guard let text = String(validating: contents.bytes, as: UTF8.self) else {
            throw ProjectError.notText(path: path)
        }
        return try SwiftSource(text, at: path)
    }
}
