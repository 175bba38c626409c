/// The templates, from several folders: a file in an earlier one stands for the same file in a later one.
public struct TemplateRepository: Sendable {
    private let fileManagerClient: FileManagerClient
    private let processInfoClient: ProcessInfoClient

    public init(_ fileManagerClient: FileManagerClient, _ processInfoClient: ProcessInfoClient) {
        self.fileManagerClient = fileManagerClient
        self.processInfoClient = processInfoClient
    }

    /// All files of a kind, sorted by path.
    /// - Parameter overrides: folders to look in before luca's own.
    public func templates(_ kind: String, overrides: [TemplateFolder] = []) throws -> [Template] {
        let templates = try folders(overrides).reduce(into: [String: Template]()) { templates, folder in
            let found = try self.templates(kind, in: folder)
            templates.merge(found.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        }
        return templates.values.sorted { $0.path < $1.path }
    }

    /// Whether a kind has a file of that path, in any of the folders.
    public func holds(_ path: String, in kind: String, overrides: [TemplateFolder] = []) throws -> Bool {
        try folders(overrides).contains { folder in
            try exists(folder.path.appending(path: kind).appending(path: path))
        }
    }

    /// Where templates are looked for, luca's own folder last. In a checkout of luca that is the project's, too.
    public func folders(_ overrides: [TemplateFolder] = []) throws -> [TemplateFolder] {
        let own = TemplateFolder(try ownFolder(), .luca)
        return overrides.filter { $0.path != own.path } + [own]
    }

    /// Those of one folder alone.
    public func templates(_ kind: String, in folder: TemplateFolder) throws -> [Template] {
        try checkHasNoLink(folder.path.appending(path: kind), below: folder.path)
        return try files(below: folder.path.appending(path: kind), path: "", in: folder.path).map { template in
            var template = template
            template.origin = folder.origin
            return template
        }
    }

    /// Beside an installed program, or in the checkout that it was built in.
    private func ownFolder() throws -> String {
        let program = (processInfoClient.executablePath() ?? "").ancestorPaths.dropFirst()
        let installed = program.prefix(3).map { $0.appending(path: "share/luca/templates") }
        let candidates = installed + program.map { $0.appending(path: "templates") }
        let own = try candidates.first { try exists($0.appending(path: "app/Package.swift")) }
        guard let own else { throw TemplateError.noFolder(looked: candidates) }
        return own
    }

    private func exists(_ path: String) throws -> Bool {
        try fileManagerClient.status(path) != nil
    }

    private func files(below folder: String, path: String, in templates: String) throws -> [Template] {
        guard try exists(folder) else { return [] }
        return try fileManagerClient.contentsOfDirectory(folder).flatMap { name -> [Template] in
            let source = folder.appending(path: name)
            let path = path.isEmpty ? name : path.appending(path: name)
            guard ![".git", ".luca"].contains(path) else { throw TemplateError.notForTemplates(path: source) }
            guard let status = try fileManagerClient.status(source) else { return [] }
            return switch status.kind {
            case .folder: try files(below: source, path: path, in: templates)
            case .link: [try linked(source, path: path, in: templates)]
            case .file: [try template(source, path: path, status, isLink: false)]
            case .other: []
            }
        }
    }

    /// Follows a link as far as the folder that holds the templates.
    private func linked(_ source: String, path: String, in templates: String) throws -> Template {
        let destination = try fileManagerClient.destinationOfSymbolicLink(source)
        let target = source.parentPath.appending(path: destination).normalizedPath
        guard target.isInside(path: templates.parentPath), let status = try fileManagerClient.status(target),
            status.kind == .file
        else { throw TemplateError.leadsOut(path: source) }
        try checkHasNoLink(target, below: templates.parentPath)
        return try template(target, path: path, status, isLink: true)
    }

    private func checkHasNoLink(_ path: String, below folder: String) throws {
        for part in path.ancestorPaths where part != folder && part.isInside(path: folder) {
            guard try fileManagerClient.status(part)?.kind == .link else { continue }
            throw TemplateError.leadsOut(path: part)
        }
    }

    private func template(_ source: String, path: String, _ status: FileStatus, isLink: Bool) throws -> Template {
        let contents = FileContents(try fileManagerClient.contents(source), permissions: status.permissions)
        return Template(path: path, contents: contents, source: source, isLink: isLink)
    }
}
