import DataSource

/// Collects what a plan changes in a project.
struct PlanBuilder: Sendable {
    let project: Project
    let projectRepository: ProjectRepository
    let conflicts: Conflicts
    var changes: [FileChange] = []
    var leftToDo: [WiringError] = []
    private var inTheWay: [String] = []
    /// The templates that files are made of, by the paths of these in small letters.
    private var sources: [String: String] = [:]

    init(_ project: Project, _ projectRepository: ProjectRepository, conflicts: Conflicts) {
        self.project = project
        self.projectRepository = projectRepository
        self.conflicts = conflicts
    }

    /// Files of luca's, made of templates.
    mutating func add(_ files: [Template]) throws {
        for file in files {
            try claim(file)
            try add(file.path, file.contents)
        }
    }

    /// No two templates may be written to one file, also where that does not tell small letters from capitals, and none may
    /// be the folder of another.
    mutating func claim(_ file: Template) throws(TemplateError) {
        let key = file.path.lowercased()
        let others = sources.filter { $0.key == key || $0.key.isInside(path: key) || key.isInside(path: $0.key) }
        if let other = others.values.min() { throw .samePath(file.path, templates: [other, file.source]) }
        sources[key] = file.source
    }

    /// A file of luca's: what is there already stays, other contents are a conflict.
    mutating func add(_ path: String, _ contents: FileContents) throws {
        let before = try projectRepository.contents(of: path, in: project)
        var change = FileChange(path: path, before: before, after: contents)
        if let before, before.bytes != contents.bytes {
            switch conflicts.decision(for: path) {
            case nil: inTheWay.append(path)
            case .overwrite: change.after = FileContents(contents.bytes, permissions: before.permissions)
            case .skip: change.isSkipped = true
            }
        } else if let before {
            change.after = before
        }
        changes.append(change)
    }

    /// - Throws: `ConflictError` where files are in the way.
    func changeSet(next: String) throws -> ChangeSet {
        guard inTheWay.isEmpty else { throw ConflictError(paths: inTheWay) }
        return ChangeSet(
            root: project.root,
            changes: changes.sorted { ($0.path.layer, $0.path) < ($1.path.layer, $1.path) },
            newFolders: try missingFolders(),
            leftToDo: leftToDo,
            next: next
        )
    }

    /// The project's own folder is the empty path; those it lies in are absolute.
    private func missingFolders() throws -> [String] {
        let outer = project.root.ancestorPaths.dropFirst().reversed()
        let folders = changes.filter { $0.kind == .create }.flatMap { $0.path.parentPath.ancestorPaths.reversed() }
        return try (outer + [""] + folders).reduce(into: [String]()) { missing, folder in
            let isKnown = missing.contains(folder)
            if try !isKnown && !projectRepository.exists(project.root.appending(path: folder)) {
                missing.append(folder)
            }
        }
    }
}

extension String {
    /// Where a path stands in the order in which the layers are shown.
    fileprivate var layer: Int {
        Layer.allCases.firstIndex { $0.holds(self) } ?? 0
    }
}
