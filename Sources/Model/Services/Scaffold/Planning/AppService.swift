import DataSource

/// Plans an application: every file of it, and no feature yet.
public struct AppService: Sendable {
    private let projectRepository: ProjectRepository
    private let recordService: ChangeRecordService
    private let renderService = RenderService()
    private let templateService: TemplateService

    public init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        recordService = ChangeRecordService(appDependencies)
        templateService = TemplateService(appDependencies)
    }

    /// Reads only.
    public func plan(_ request: AppRequest, _ options: PlanOptions) throws -> ChangeSet {
        try checkLength(of: request)
        try checkFolder(request.folder, options)
        let project = Project(root: request.folder)
        let templates = try templateService.templates("app", of: nil, options)
        try checkModules(request.name, templates)
        try checkTemplates(templates, request.name)
        let context = RenderContext(request)
        var builder = PlanBuilder(project, projectRepository, conflicts: options.conflicts)
        try builder.add(renderService.rendered(templates, context))
        var plan = try builder.changeSet(next: next(request, options))
        let record = ChangeRecord(
            kind: .app,
            name: request.name.type,
            arguments: request.arguments,
            templates: templates.fingerprint
        )
        try recordService.add(record, to: &plan)
        return plan
    }

    /// Most file systems take 255 bytes, and a build puts words of its own behind the name.
    private func checkLength(of request: AppRequest) throws {
        let names = [request.folder.lastPathComponent, request.name.type, request.name.command]
        if names.contains(where: { $0.utf8.count > 200 }) { throw NameError(request.name.type, .tooLong) }
    }

    /// Those that the app has in its folders, those that it imports, and what the compiler calls a program.
    private func checkModules(_ name: Identifier, _ templates: [Template]) throws {
        let folders = templates.map { $0.path.split(separator: "/") }
            .filter { $0.count > 2 && ["Sources", "Tests"].contains($0[0]) }.map { String($0[1]) }
        let imported = templates.filter { $0.path.hasSuffix(".swift") }.flatMap { SwiftCode($0.contents.bytes).modules }
        let modules = SwiftName.modules.union(["main"]).union(folders).union(imported).map { $0.lowercased() }
        guard !modules.contains(name.type.lowercased()), !modules.contains(name.command) else {
            throw NameError(name.type, .module, suggestion: name.type + "App")
        }
    }

    /// The type of the app's name is declared in the program's own files.
    private func checkTemplates(_ templates: [Template], _ name: Identifier) throws {
        for template in templates where template.path.hasPrefix("Sources/__app__/") {
            guard SwiftCode(template.contents.bytes).uses(name.type) else { continue }
            throw NameError(name.type, .used(path: template.path), suggestion: name.type + "App")
        }
    }

    private func checkFolder(_ folder: String, _ options: PlanOptions) throws {
        let isInTheWay = try projectRepository.exists(folder) && !projectRepository.isFolder(folder)
        if isInTheWay { throw AppFolderError.notAFolder(path: folder) }
        guard !options.isForced else { return }
        if try !projectRepository.names(in: folder).isEmpty { throw AppFolderError.notEmpty(folder: folder) }
        if let package = try projectRepository.package(around: folder.parentPath) {
            throw AppFolderError.insidePackage(folder: folder, package: package)
        }
    }

    private func next(_ request: AppRequest, _ options: PlanOptions) -> String {
        let folder =
            request.folder.hasPrefix(options.directory + "/")
            ? String(request.folder.dropFirst(options.directory.count + 1)) : request.folder
        return "cd \(folder.shellQuoted) && luca new feature Note title:String pinned:Bool"
    }
}
