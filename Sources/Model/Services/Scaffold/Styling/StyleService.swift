import DataSource

/// Reads the style of a project from its files, and gives it to new ones. What most of the files do counts.
struct StyleService: Sendable {
    private let projectRepository: ProjectRepository

    init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    func style(of project: Project) throws -> ProjectStyle {
        let stores = try texts(in: ["Sources/Model/Stores"], of: project)
        let services = try texts(in: ["Sources/Model/Services"], of: project)
        let others = try services + texts(in: Self.folders, of: project)
        // luca's own applications are written as its templates are.
        let isForeign = try !projectRepository.hasFrontend(project)
        let tests = isForeign ? try tests(of: project) : []
        let made = isForeign ? (stores + services).flatMap(\.lines) : []
        let lines = stores.flatMap(\.lines)
        let luca = ProjectStyle()
        return ProjectStyle(
            storeSuffix: ProjectStyle.storeSuffix(in: lines) ?? luca.storeSuffix,
            attributes: ProjectStyle.attributes(in: lines) ?? luca.attributes,
            header: ProjectStyle.header(of: stores + others),
            indentation: ProjectStyle.indentation(of: stores + others) ?? luca.indentation,
            lineEnd: ProjectStyle.lineEnd(of: stores + others) ?? luca.lineEnd,
            assignments: ProjectStyle.assignments(in: made) ?? luca.assignments,
            testableModules: ProjectStyle.testableModules(in: tests)
        )
    }

    /// Files that luca makes, as this project would write them.
    func restyled(_ files: [Template], _ style: ProjectStyle) throws -> [Template] {
        try files.concurrentMap { restyled($0, style) }
    }

    private func restyled(_ file: Template, _ style: ProjectStyle) -> Template {
        guard !file.isLink, let text = String(validating: file.contents.bytes, as: UTF8.self) else { return file }
        var file = file
        let styled = file.path.hasSuffix(".swift") ? swift(text, at: file.path, style) : text
        file.contents.bytes = Data(style.endingLines(of: styled).utf8)
        return file
    }

    private func swift(_ text: String, at path: String, _ style: ProjectStyle) -> String {
        let isTest = Layer.tests.holds(path)
        let text = isTest ? style.testable(text) : style.assigning(style.placingAttributes(in: text))
        return style.headerText(at: path) + style.indenting(text)
    }

    private func tests(of project: Project) throws -> [SourceText] {
        try projectRepository.swiftFiles(in: project).filter(Layer.tests.holds).sorted().prefix(Self.count * 2)
            .compactMap { try text(at: $0, of: project) }
    }

    private func texts(in folders: [String], of project: Project) throws -> [SourceText] {
        try folders.flatMap { folder in
            try projectRepository.names(in: folder, of: project).sorted()
                .filter { $0.hasSuffix(".swift") }
                .prefix(Self.count)
                .compactMap { try text(at: folder.appending(path: $0), of: project) }
        }
    }

    private func text(at path: String, of project: Project) throws -> SourceText? {
        try projectRepository.contents(of: path, in: project).map {
            SourceText(path: path, text: String(decoding: $0.bytes, as: UTF8.self))
        }
    }

    /// Of files in a folder: enough to know its habits.
    private static let count = 12

    private static let folders = [
        "Sources/DataSource/Dependencies", "Sources/DataSource/Entities", "Sources/DataSource/Repositories",
    ]
}
