import DataSource

extension NamingService {
    /// The types that are made must not be there, and no code may mean another type by their names.
    func checkSources(_ names: NewNames, _ code: ProjectCode, in project: Project) throws {
        let isThere = try names.files.contains { try projectRepository.exists(project.root.appending(path: $0.path)) }
        let types = names.types
        let codes = code.codes(about: Set(types.keys).shortestParts)
        for (path, code) in codes {
            guard let type = code.declaredTypes.first(where: { types[$0] != nil }) else { continue }
            throw NameError(type, .declared(path: path), suggestion: names.name.type + "Item")
        }
        guard !isThere else { return }
        for (path, code) in codes {
            let used = types.filter { $1 == path.moduleName || code.modules.contains($1) }.keys.filter(code.uses)
            guard !used.isEmpty else { continue }
            // A type of the same tests stands before one that they import.
            let own = path.hasPrefix("Tests/") ? codes.filter { $0.path.moduleName == path.moduleName } : []
            let declared = Set(own.flatMap { $0.code.allDeclaredTypes })
            guard let type = used.sorted().first(where: { !declared.contains($0) }) else { continue }
            throw NameError(type, .used(path: path), suggestion: names.name.type + "Item")
        }
    }
}

extension Set<String> {
    /// A text without any of these holds none of the others either.
    fileprivate var shortestParts: [String] {
        sorted { ($0.count, $0) < ($1.count, $1) }.reduce(into: []) { parts, name in
            if !parts.contains(where: name.contains) { parts.append(name) }
        }
    }
}
