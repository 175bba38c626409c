import DataSource

/// The files of a project as they would be: read from the disk, changed here alone.
struct TreeDraft: Sendable {
    let project: Project
    private let projectRepository: ProjectRepository
    private var before: [String: FileContents?] = [:]
    private(set) var after: [String: FileContents?] = [:]

    init(_ project: Project, _ projectRepository: ProjectRepository) {
        self.project = project
        self.projectRepository = projectRepository
    }

    /// Nil where there is no such file.
    subscript(_ path: String) -> FileContents? {
        get throws {
            if let known = after[path] { return known }
            return try projectRepository.contents(of: path, in: project)
        }
    }

    /// Where a file lies now that a person may have moved.
    func place(of path: String) throws -> String {
        guard after[path] == nil else { return path }
        let place = try projectRepository.place(of: path, in: project)
        return after[place] == .some(nil) ? path : place
    }

    mutating func set(_ path: String, _ contents: FileContents?) throws {
        if before[path] == nil { before[path] = .some(try projectRepository.contents(of: path, in: project)) }
        after[path] = .some(contents)
    }

    /// In the order of their paths, what changes nothing left out.
    var changes: [FileChange] {
        after.sorted { $0.key < $1.key }.compactMap { path, contents in
            let old = before[path] ?? nil
            return old == contents ? nil : FileChange(path: path, before: old, after: contents)
        }
    }
}
