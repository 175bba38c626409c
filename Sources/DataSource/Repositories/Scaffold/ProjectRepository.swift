/// The files of a project. Nothing outside its folder is read, also not through a link.
public struct ProjectRepository: Sendable {
    private let fileManagerClient: FileManagerClient

    public init(_ fileManagerClient: FileManagerClient) {
        self.fileManagerClient = fileManagerClient
    }

    public var currentDirectory: String {
        fileManagerClient.currentDirectoryPath()
    }

    /// Of a path as a person types it.
    public func absolute(_ path: String) -> String {
        currentDirectory.appending(path: path).normalizedPath
    }

    /// The nearest package with the layers, in `folder` or above, also in a `LocalPackage` there.
    public func project(from folder: String) throws -> Project {
        let candidates = folder.ancestorPaths.flatMap { [$0, $0.appending(path: "LocalPackage")] }
        guard let root = try candidates.first(where: hasLayers) else { throw ProjectError.notFound(folder: folder) }
        return Project(root: root)
    }

    /// Nil where there is none.
    public func projectIfAny(from folder: String) throws -> Project? {
        do {
            return try project(from: folder)
        } catch ProjectError.notFound {
            return nil
        }
    }

    /// Whether `folder` is part of some package.
    public func package(around folder: String) throws -> String? {
        try folder.ancestorPaths.first { try exists($0.appending(path: "Package.swift")) }
    }

    public func exists(_ path: String) throws -> Bool {
        try fileManagerClient.status(path) != nil
    }

    public func isFolder(_ path: String) throws -> Bool {
        try fileManagerClient.status(path)?.kind == .folder
    }

    public func names(in folder: String) throws -> [String] {
        try isFolder(folder) ? fileManagerClient.contentsOfDirectory(folder) : []
    }

    /// The names in a folder of the project.
    public func names(in folder: String, of project: Project) throws -> [String] {
        try checkStaysInside(folder, of: project)
        return try names(in: project.root.appending(path: folder))
    }

    /// Nil where there is no such file.
    public func contents(of path: String, in project: Project) throws -> FileContents? {
        try checkStaysInside(path, of: project)
        let source = project.root.appending(path: path)
        guard let status = try fileManagerClient.status(source) else { return nil }
        // To read a pipe may take for ever.
        guard status.kind != .other else { throw FileError(.special, path: source) }
        return FileContents(try fileManagerClient.contents(source), permissions: status.permissions)
    }

    /// - Throws: `ProjectError.leadsOut`, also where a link leads to a place inside, and for what belongs to git.
    public func checkStaysInside(_ path: String, of project: Project) throws {
        let isBelow = !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../")
        let isGits = path.lowercased().split(separator: "/").contains(".git")
        guard isBelow, !isGits, path.normalizedPath == path else { throw ProjectError.leadsOut(path: path) }
        for part in path.ancestorPaths.reversed() {
            guard let status = try fileManagerClient.status(project.root.appending(path: part)) else { return }
            guard status.kind != .link else { throw ProjectError.leadsOut(path: part) }
        }
    }

    /// The Swift files of the targets, relative to the project. Links are not followed.
    public func swiftFiles(in project: Project) throws -> [String] {
        try ["Sources", "Tests"].flatMap { try swiftFiles(below: $0, in: project) }
    }

    /// What is in the Swift files of the targets, on all cores. That none of them is or lies behind a link was seen when
    /// they were found; to look again at each folder of each file takes longer than to read them.
    public func swiftContents(in project: Project, without paths: Set<String>) throws -> [(path: String, bytes: Data)] {
        try swiftFiles(in: project).filter { !paths.contains($0) }.concurrentMap { path in
            (path, try fileManagerClient.contents(project.root.appending(path: path)))
        }
    }

    /// Where a file lies now: at its path or, where a person has moved it, the only one of its name in its target.
    public func place(of path: String, in project: Project) throws -> String {
        try checkStaysInside(path, of: project)
        guard try !exists(project.root.appending(path: path)) else { return path }
        let name = path.lastPathComponent
        let target = path.split(separator: "/").prefix(2).joined(separator: "/")
        let places = try swiftFiles(below: target, in: project).filter { $0.lastPathComponent == name }
        return places.count == 1 ? places[0] : path
    }

    /// The features whose entity has a table.
    public func storedFeatures(in project: Project) throws -> [String] {
        let suffix = "+Record.swift"
        return try swiftFiles(below: "Sources/DataSource", in: project).map(\.lastPathComponent).sorted()
            .filter { $0.hasSuffix(suffix) }
            .map { String($0.dropLast(suffix.count)) }
            .filter(\.isIdentifier)
    }

    /// Whether its front layer is one that luca has templates for; others are of SwiftUI.
    public func hasFrontend(_ project: Project) throws -> Bool {
        try names(in: "Sources", of: project).contains(Layer.frontend.rawValue)
    }

    /// Whether there is a target for a file: not every project has one for the tests of each layer.
    public func isBuilt(_ path: String, in project: Project) throws -> Bool {
        let parts = path.split(separator: "/")
        return try parts.first != "Tests"
            || parts.count > 2 && names(in: "Tests", of: project).contains(String(parts[1]))
    }

    /// The name of the program: the one target that is no layer.
    public func program(of project: Project) throws -> String {
        let layers = ["CSQLite", "DataSource", "Model", "Frontend", "UserInterface"]
        let names = try names(in: project.root.appending(path: "Sources"))
        return names.first { !layers.contains($0) && !$0.hasPrefix(".") } ?? ""
    }

    /// Those in a folder, and in the folders in it.
    public func swiftFiles(below folder: String, in project: Project) throws -> [String] {
        try names(in: project.root.appending(path: folder)).flatMap { name -> [String] in
            let path = folder.appending(path: name)
            let kind = try fileManagerClient.status(project.root.appending(path: path))?.kind
            if name.hasSuffix(".swift"), kind == .file { return [path] }
            return kind == .folder && !name.contains(".") ? try swiftFiles(below: path, in: project) : []
        }
    }

    private func hasLayers(_ folder: String) throws -> Bool {
        guard try exists(folder.appending(path: "Package.swift")) else { return false }
        return try ["DataSource", "Model"].allSatisfy { try exists(folder.appending(path: "Sources/" + $0)) }
    }
}
