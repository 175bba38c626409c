import DataSource

/// Plans a child of a store: the edits of its parent and of that one's tests; the child itself where it is not there.
public struct ChildService: Sendable {
    private let componentService: ComponentService
    private let projectRepository: ProjectRepository
    private let recordService: ChangeRecordService
    private let renderService = RenderService()
    private let sampleService: SampleService
    private let storeService: StoreService
    private let templateService: TemplateService

    public init(_ appDependencies: AppDependencies) {
        componentService = ComponentService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        recordService = ChangeRecordService(appDependencies)
        sampleService = SampleService(appDependencies)
        storeService = StoreService(appDependencies)
        templateService = TemplateService(appDependencies)
    }

    /// Reads only.
    public func plan(_ request: ChildRequest, _ options: PlanOptions) throws -> ChangeSet {
        let project = try projectRepository.project(from: options.directory)
        guard let parent = try storeService.store(request.parent, in: project) else {
            throw StoreError.noSuch(name: request.parent.type, known: try storeService.names(in: project))
        }
        let present = try storeService.store(request.child, in: project)
        let made = try present == nil ? store(request.child, in: project, options) : nil
        guard let child = present ?? made?.source else {
            throw StoreError.noSuch(name: request.child.type, known: try storeService.names(in: project))
        }
        let templates = try templateService.templates("component/child", of: project, options)
        let skeletons = try templateService.templates("wiring/child", of: project, options)
        let family = StoreFamily(
            parent: parent,
            parentSamples: try sampleService.samples(of: parent.required, in: project),
            child: child,
            childSamples: try sampleService.samples(of: child.required, in: project)
        )
        let context = RenderContext(request, family)
        var builder = PlanBuilder(project, projectRepository, conflicts: options.conflicts)
        for file in made?.files ?? [] { try builder.add(file.path, file.contents) }
        let files = try templates.map { try placed($0, context, parent) }.filter { file in
            try projectRepository.contents(of: file.path, in: project) == nil
        }
        for file in files { try builder.add(file.path, file.contents) }
        let wirings = try skeletons.map { try placed($0, context, parent) }.filter { wiring in
            !files.contains { $0.path == wiring.path }
        }
        try wire(wirings, of: family, options, &builder)
        var plan = try builder.changeSet(next: "")
        let record = ChangeRecord(
            kind: .child,
            name: request.child.type,
            arguments: request.arguments,
            templates: (templates + skeletons + (made?.templates ?? [])).fingerprint
        )
        try recordService.add(record, to: &plan)
        return plan
    }

    /// A child that is not there yet.
    private func store(
        _ name: Identifier,
        in project: Project,
        _ options: PlanOptions
    ) throws -> (source: StoreSource?, files: [Template], templates: [Template]) {
        let request = ComponentRequest(.store, name: name)
        let (files, templates) = try componentService.files(of: request, in: project, options)
        let type = name.type + "Store"
        let source = try files.first { $0.path.lastPathComponent == type + ".swift" }.map { file in
            let text = String(decoding: file.contents.bytes, as: UTF8.self)
            return try storeService.store(type, in: try SwiftSource(text, at: file.path))
        }
        return (source, files, templates)
    }

    /// The parent lies where its project has it.
    private func placed(_ template: Template, _ context: RenderContext, _ parent: StoreSource) throws -> Template {
        var file = try renderService.rendered(template, context)
        if file.path == "Sources/Model/Stores/\(parent.type).swift" { file.path = parent.path }
        return file
    }

    /// A test that needs a value which only the author knows is left to the author.
    private func wire(
        _ wirings: [Template],
        of family: StoreFamily,
        _ options: PlanOptions,
        _ builder: inout PlanBuilder
    ) throws {
        guard let unknown = family.unknownSample else { return try builder.wire(wirings, options.wiring) }
        let tests = wirings.filter { $0.path.hasPrefix("Tests/") }
        try builder.wire(wirings.filter { !$0.path.hasPrefix("Tests/") }, options.wiring)
        for test in tests {
            let text = String(decoding: test.contents.bytes, as: UTF8.self)
            try builder.leave(.missing(path: test.path, place: "value for \(unknown)", text: text), options.wiring)
        }
    }
}
