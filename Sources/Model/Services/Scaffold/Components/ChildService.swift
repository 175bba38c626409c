import DataSource

/// Plans a child of a store: the edits of its parent and of that one's tests; the child itself where it is not there.
public struct ChildService: Sendable {
    private let componentFileService: ComponentFileService
    private let projectRepository: ProjectRepository
    private let recordService: ChangeRecordService
    private let renderService = RenderService()
    private let sampleService: SampleService
    private let storeService: StoreService
    private let styleService: StyleService
    private let templateService: TemplateService

    public init(_ appDependencies: AppDependencies) {
        componentFileService = ComponentFileService(appDependencies)
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
        recordService = ChangeRecordService(appDependencies)
        sampleService = SampleService(appDependencies)
        storeService = StoreService(appDependencies)
        styleService = StyleService(appDependencies)
        templateService = TemplateService(appDependencies)
    }

    /// Reads only.
    public func plan(_ request: ChildRequest, _ options: PlanOptions) throws -> ChangeSet {
        let project = try projectRepository.project(from: options.directory)
        var style = try styleService.style(of: project)
        guard var parent = try storeService.store(request.parent, in: project) else {
            throw try noSuchStore(request.parent, style, in: project)
        }
        if try !projectRepository.hasFrontend(project) { parent.keywords = parent.keywords ?? "public var" }
        let present = try storeService.store(request.child, in: project)
        if let present, try storeService.holds(present, parent.type, in: project) {
            throw StoreError.cycle(parent: parent.type, child: present.type)
        }
        let made = try present == nil ? store(request.child, style, in: project, options) : nil
        guard let child = present ?? made?.source else { throw try noSuchStore(request.child, style, in: project) }
        let templates = try templateService.templates("component/child", of: project, options)
        let skeletons = try templateService.templates("wiring/component/child", of: project, options)
        let family = StoreFamily(
            parent: parent,
            parentSamples: try sampleService.samples(of: parent.required, in: project),
            child: child,
            childSamples: try sampleService.samples(of: child.required, in: project)
        )
        if try family.needsDependencies && !sampleService.testDependencies(in: project).isPublic {
            style.testableModules.insert(Layer.model.rawValue)
        }
        let places = try storeService.places(of: parent, in: project)
        let context = RenderContext(request, family, places.suite)
        var builder = PlanBuilder(project, projectRepository, conflicts: options.conflicts)
        try builder.add(made?.component.files ?? [])
        let files = try templates.map { try rendering($0, context, places).file }.filter { file in
            try isTested(file, in: project) && projectRepository.contents(of: file.path, in: project) == nil
        }
        try builder.add(styleService.restyled(files, style))
        let wirings = try skeletons.map { try rendering($0, context, places) }.filter { wiring in
            try isTested(wiring.file, in: project) && !files.contains { $0.path == wiring.file.path }
        }
        try wire(wirings, of: family, places, options, &builder)
        var plan = try builder.changeSet(next: "")
        let record = ChangeRecord(
            kind: .child,
            name: request.child.type,
            arguments: request.arguments,
            templates: (templates + skeletons + (made?.component.templates ?? [])).fingerprint
        )
        try recordService.add(record, to: &plan)
        return plan
    }

    private func noSuchStore(_ name: Identifier, _ style: ProjectStyle, in project: Project) throws -> StoreError {
        .noSuch(name: name.type, known: try storeService.names(in: project, style))
    }

    /// A child that is not there yet.
    private func store(
        _ name: Identifier,
        _ style: ProjectStyle,
        in project: Project,
        _ options: PlanOptions
    ) throws -> (source: StoreSource?, component: MadeComponent) {
        let component = try componentFileService.component(ComponentRequest(.store, name: name), in: project, options)
        // Templates of the project's own may call it otherwise.
        for type in [name.type + style.storeSuffix, name.type + ComponentKind.store.suffix, name.type] {
            let file = component.files.first { $0.path.lastPathComponent == type + ".swift" }
            guard let file else { continue }
            let text = String(decoding: file.contents.bytes, as: UTF8.self)
            return (try storeService.store(type, in: try SwiftSource(text, at: file.path)), component)
        }
        return (nil, component)
    }

    /// The parent and its tests lie where their project has them.
    private func rendering(
        _ template: Template,
        _ context: RenderContext,
        _ places: StorePlaces
    ) throws -> Rendering {
        var template = template
        switch template.path {
        case "Sources/Model/Stores/__Parent__.swift": template.path = places.store
        case "Tests/ModelTests/StoreTests/__Parent__Tests.swift": template.path = places.tests
        default: break
        }
        return try renderService.rendering(template, context)
    }

    /// luca's own applications have a target for each test.
    private func isTested(_ file: Template, in project: Project) throws -> Bool {
        try projectRepository.hasFrontend(project) || projectRepository.isBuilt(file.path, in: project)
    }

    /// A test that needs a value which only the author knows is left to the author, and so is one for another framework.
    private func wire(
        _ wirings: [Rendering],
        of family: StoreFamily,
        _ places: StorePlaces,
        _ options: PlanOptions,
        _ builder: inout PlanBuilder
    ) throws {
        let unknown = family.unknownSample.map { "value for \($0)" }
        let lack = places.suite == .other ? "suite \(family.parent.type)Tests of Swift Testing" : unknown
        guard let lack else { return try builder.wire(wirings, order: .chronological, options.wiring) }
        let sources = wirings.filter { !Layer.tests.holds($0.file.path) }
        try builder.wire(sources, order: .chronological, options.wiring)
        for test in wirings.map(\.file) where Layer.tests.holds(test.path) {
            let text = String(decoding: test.contents.bytes, as: UTF8.self)
            try builder.leave(.missing(path: test.path, place: lack, text: text), options.wiring)
        }
    }
}
