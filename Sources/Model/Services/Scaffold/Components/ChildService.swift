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
        if let present, try storeService.holds(present, parent.type, in: project) {
            throw StoreError.cycle(parent: parent.type, child: present.type)
        }
        let made = try present == nil ? store(request.child, in: project, options) : nil
        guard let child = present ?? made?.source else {
            throw StoreError.noSuch(name: request.child.type, known: try storeService.names(in: project))
        }
        let templates = try templateService.templates("component/child", of: project, options)
        let skeletons = try templateService.templates("wiring/component/child", of: project, options)
        let family = StoreFamily(
            parent: parent,
            parentSamples: try sampleService.samples(of: parent.required, in: project),
            child: child,
            childSamples: try sampleService.samples(of: child.required, in: project)
        )
        let context = RenderContext(request, family)
        var builder = PlanBuilder(project, projectRepository, conflicts: options.conflicts)
        try builder.add(made?.files ?? [])
        let files = try templates.map { try rendering($0, context, parent).file }.filter { file in
            try projectRepository.contents(of: file.path, in: project) == nil
        }
        try builder.add(files)
        let wirings = try skeletons.map { try rendering($0, context, parent) }.filter { wiring in
            !files.contains { $0.path == wiring.file.path }
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
    private func rendering(_ template: Template, _ context: RenderContext, _ parent: StoreSource) throws -> Rendering {
        var template = template
        if template.path == "Sources/Model/Stores/__Parent__.swift" { template.path = parent.path }
        return try renderService.rendering(template, context)
    }

    /// A test that needs a value which only the author knows is left to the author.
    private func wire(
        _ wirings: [Rendering],
        of family: StoreFamily,
        _ options: PlanOptions,
        _ builder: inout PlanBuilder
    ) throws {
        guard let unknown = family.unknownSample else { return try builder.wire(wirings, options.wiring) }
        let isTest = { (wiring: Rendering) in wiring.file.path.hasPrefix("Tests/") }
        try builder.wire(wirings.filter { !isTest($0) }, options.wiring)
        for test in wirings.filter(isTest).map(\.file) {
            let text = String(decoding: test.contents.bytes, as: UTF8.self)
            try builder.leave(.missing(path: test.path, place: "value for \(unknown)", text: text), options.wiring)
        }
    }
}
