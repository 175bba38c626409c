import DataSource

/// Reads the style of a project from its files, and gives it to new ones. What most of the files do counts.
struct StyleService: Sendable {
    private let projectRepository: ProjectRepository

    init(_ appDependencies: AppDependencies) {
        projectRepository = ProjectRepository(appDependencies.fileManagerClient)
    }

    func style(of project: Project) throws -> ProjectStyle {
        let stores = try texts(in: ["Sources/Model/Stores"], of: project)
        let others = try texts(in: Self.folders, of: project)
        let lines = stores.flatMap(\.lines)
        let luca = ProjectStyle()
        return ProjectStyle(
            storeSuffix: ProjectStyle.storeSuffix(in: lines) ?? luca.storeSuffix,
            attributes: ProjectStyle.attributes(in: lines) ?? luca.attributes,
            header: ProjectStyle.header(of: stores + others),
            indentation: ProjectStyle.indentation(of: stores + others) ?? luca.indentation
        )
    }

    /// A file that luca makes, as this project would write it.
    func restyled(_ file: Template, _ style: ProjectStyle) -> Template {
        guard file.path.hasSuffix(".swift"), !file.isLink, style != ProjectStyle(storeSuffix: style.storeSuffix),
            let text = String(validating: file.contents.bytes, as: UTF8.self)
        else { return file }
        var file = file
        file.contents.bytes = Data(
            (style.headerText(at: file.path) + style.indenting(style.placingAttributes(in: text))).utf8
        )
        return file
    }

    private func texts(in folders: [String], of project: Project) throws -> [SourceText] {
        try folders.flatMap { folder in
            try projectRepository.names(in: folder, of: project).sorted()
                .filter { $0.hasSuffix(".swift") }
                .prefix(Self.count)
                .compactMap { name in
                    let path = folder.appending(path: name)
                    let contents = try projectRepository.contents(of: path, in: project)
                    return contents.map { SourceText(path: path, text: String(decoding: $0.bytes, as: UTF8.self)) }
                }
        }
    }

    /// Of files in a folder: enough to know its habits.
    private static let count = 12

    private static let folders = [
        "Sources/DataSource/Dependencies", "Sources/DataSource/Entities", "Sources/DataSource/Repositories",
        "Sources/Model/Services",
    ]
}
