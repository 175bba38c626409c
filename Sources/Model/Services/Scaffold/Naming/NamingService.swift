import DataSource

/// Whether a name is free: in the commands, the modules, the code that is made and the code that is there.
public struct NamingService: Sendable {
    private let projectRepository: ProjectRepository

    public init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    /// - Parameter files: what is made for the feature, rendered.
    func check(_ request: FeatureRequest, files: [Template], templates: [Template], in project: Project) throws {
        let name = request.name
        try checkSuffix(name)
        if !Self.members.isDisjoint(with: [name.variable, request.plural.variable]) {
            throw NameError(name.type, .member, suggestion: name.type + "Item")
        }
        if Self.types.contains(name.type) { throw NameError(name.type, .swift, suggestion: name.type + "Item") }
        if Self.commands.contains(name.command) { throw NameError(name.type, .command, suggestion: name.type + "Item") }
        try checkModules(name, in: project)
        try checkTemplates(request, templates)
        try checkLetterCase(of: files, name, in: project)
        try checkSources(of: files, name, in: project)
    }

    private func checkSuffix(_ name: Identifier) throws {
        guard let suffix = name.words.last, name.words.count > 1, Self.suffixes.contains(suffix) else { return }
        throw NameError(name.type, .suffix(suffix), suggestion: Identifier(words: name.words.dropLast()).type)
    }

    private func checkModules(_ name: Identifier, in project: Project) throws {
        let own = try ["Sources", "Tests"].flatMap { try projectRepository.names(in: project.root.appending(path: $0)) }
        let letters = name.type.lowercased()
        guard (own + Self.modules).contains(where: { $0.words.joined().lowercased() == letters }) else { return }
        throw NameError(name.type, .module, suggestion: name.type + "Item")
    }

    /// The code of the templates must still mean the same with the feature's names in it.
    private func checkTemplates(_ request: FeatureRequest, _ templates: [Template]) throws {
        for template in templates where template.path.hasSuffix(".swift") {
            let code = SwiftCode(template.contents.bytes)
            let isUsed = code.uses(request.name.type) || code.uses(request.plural.type)
            let isDeclared = code.declares(request.name.variable) || code.declares(request.plural.variable)
            guard isUsed || isDeclared else { continue }
            let reason = NameError.Reason.generated(template: template.path)
            throw NameError(request.name.type, reason, suggestion: request.name.type + "Item")
        }
    }

    private func checkLetterCase(of files: [Template], _ name: Identifier, in project: Project) throws {
        for file in files {
            let path = try projectRepository.names(in: file.path.parentPath, of: project).first {
                $0 != file.path.lastPathComponent && $0.lowercased() == file.path.lastPathComponent.lowercased()
            }
            if let path { throw NameError(name.type, .sameLetters(path: file.path.parentPath.appending(path: path))) }
        }
    }

    /// The types that are made must not be there, and the feature's own name must not mean something else.
    private func checkSources(of files: [Template], _ name: Identifier, in project: Project) throws {
        let isMade = Set(files.map(\.path))
        let isThere = try files.contains { try projectRepository.exists(project.root.appending(path: $0.path)) }
        let types = Set(files.flatMap { SwiftCode($0.contents.bytes).declaredTypes })
        let names = types.shortestParts.map { Array($0.utf8) }
        for path in try projectRepository.swiftFiles(in: project) where !isMade.contains(path) {
            guard let contents = try projectRepository.contents(of: path, in: project) else { continue }
            let code = SwiftCode(contents.bytes, about: names)
            if let type = code.declaredTypes.first(where: types.contains) {
                throw NameError(type, .declared(path: path), suggestion: name.type + "Item")
            }
            if !isThere, path.hasPrefix("Sources/"), code.uses(name.type) {
                throw NameError(name.type, .used(path: path), suggestion: name.type + "Item")
            }
        }
    }

    /// luca adds these itself.
    private static let suffixes: Set = ["Command", "Record", "Repository", "Service", "Store", "Tests"]

    /// Commands that luca and its apps have, or keep for what comes.
    private static let commands: Set = [
        "add", "check", "drive", "explain", "graph", "help", "info", "list", "new", "open", "preview", "remove",
        "sync", "templates", "undo", "version",
    ]

    /// What stores have and their code calls without a prefix.
    private static let members: Set = ["perform", "reduce", "send"]

    /// Types that almost every file of an app means when it names them.
    private static let types: Set = [
        "Array", "Bool", "Data", "Date", "Decimal", "Double", "Error", "Int", "Never", "Optional", "Result", "Set",
        "String", "Task", "URL", "UUID", "Void",
    ]

    /// Of the toolchain, as far as an app may import them.
    private static let modules = [
        "Builtin", "CSQLite", "Dispatch", "Foundation", "FoundationEssentials", "Observation", "Swift",
        "Synchronization", "Testing", "XCTest",
    ]
}

extension Set<String> {
    /// A text without any of these holds none of the others either.
    fileprivate var shortestParts: [String] {
        sorted { ($0.count, $0) < ($1.count, $1) }.reduce(into: []) { parts, name in
            if !parts.contains(where: name.contains) { parts.append(name) }
        }
    }
}
