import DataSource

/// Whether a name is free: in the commands, the modules, the code that is made and the code that is there.
public struct NamingService: Sendable {
    let projectRepository: ProjectRepository
    let templateService: TemplateService

    public init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        templateService = TemplateService(appDependencies)
    }

    /// Throws `NameError` where it is not, for the first reason of this order. Reads only.
    func check(_ names: NewNames, in project: Project, _ options: PlanOptions) throws {
        let paths = Set(names.files.map(\.path))
        let code = try ProjectCode(project, projectRepository, without: paths)
        let checks: [@Sendable () throws -> Void] = [
            { try checkFileNames(names) },
            { try checkSuffix(names) },
            { try checkLetterCase(names, in: project) },
            { try checkCommands(names, options.reserved, code) },
            { try checkModules(names, in: project) },
            { try checkTemplates(names) },
            { try checkMembers(names, code) },
            { try checkFiles(names, in: project, options) },
            { try checkSources(names, code, in: project) },
        ]
        _ = try checks.concurrentMap { try $0() }
    }

    /// Most file systems take 255 bytes, of which luca needs some while it writes.
    private func checkFileNames(_ names: NewNames) throws {
        let files = names.files.map(\.path.lastPathComponent)
        if files.contains(where: { $0.utf8.count > 240 }) { throw NameError(names.name.type, .tooLong) }
        if files.contains(where: { $0.lowercased() == "main.swift" }) { throw names.error(.main) }
    }

    private func checkSuffix(_ names: NewNames) throws {
        let name = names.name
        guard let suffix = name.words.last, name.words.count > 1, names.suffixes.contains(suffix) else { return }
        throw NameError(name.type, .suffix(suffix), suggestion: Identifier(words: name.words.dropLast()).type)
    }

    /// Whatever the case of its letters.
    private func checkModules(_ names: NewNames, in project: Project) throws {
        let folders = try ["Sources", "Tests"].flatMap { folder in
            try projectRepository.names(in: folder, of: project)
        }
        let imported = (names.templates + names.later + names.files).flatMap(\.code.modules)
        let modules = SwiftName.modules.union(folders).union(imported).map { $0.words.joined().lowercased() }
        guard !names.types.keys.allSatisfy({ !modules.contains($0.lowercased()) }) else { return }
        throw names.error(.module)
    }

    /// A file that every app has is nothing that a feature could bring.
    private func checkFiles(_ names: NewNames, in project: Project, _ options: PlanOptions) throws {
        for file in names.files {
            guard try projectRepository.exists(project.root.appending(path: file.path)) else { continue }
            guard try templateService.holds(file.path, in: "app", of: project, options) else { continue }
            let type = file.code.declaredTypes.first ?? names.name.type
            throw NameError(type, .declared(path: file.path), suggestion: names.name.type + "Item")
        }
    }

    private func checkLetterCase(_ names: NewNames, in project: Project) throws {
        for file in names.files {
            let name = file.path.lastPathComponent
            let path = try projectRepository.names(in: file.path.parentPath, of: project).first {
                $0 != name && $0.lowercased() == name.lowercased()
            }
            guard let path else { continue }
            throw NameError(names.name.type, .sameLetters(path: file.path.parentPath.appending(path: path)))
        }
    }
}
