import DataSource
import Model

/// `luca info --json`, and the same as lines.
struct InfoDocument: Encodable {
    let schemaVersion = 1
    let version = LucaVersion.current
    let parser: String?
    let templates: [FolderDocument]
    /// None outside of a project.
    let project: Project?

    struct Project: Encodable {
        let root: String
        let program: String
        let layers: [String]
        let features: Int
        /// How many there are of each kind.
        let components: [String: Int]
    }

    init(_ inventory: Inventory?, _ folders: [TemplateFolder], parser: String?) {
        self.parser = parser
        templates = folders.map { FolderDocument($0) }
        project = inventory.map { inventory in
            let counts = ComponentKind.allCases.map { kind in
                (kind.plural, inventory.components.count { $0.kind == kind })
            }
            return Project(
                root: inventory.root,
                program: inventory.program,
                layers: inventory.layers,
                features: inventory.features.count,
                components: Dictionary(counts) { first, _ in first }
            )
        }
    }

    var rows: [[String]] {
        let folders = templates.map { ["templates", "\($0.path) (\($0.origin.label))"] }
        let own = [["version", version], ["parser", parser ?? "unknown"]] + folders
        guard let project else { return own + [["project", "none here"]] }
        let counts = ComponentKind.allCases.map { [$0.plural, "\(project.components[$0.plural] ?? 0)"] }
        return own + [
            ["project", project.root], ["program", project.program],
            ["layers", project.layers.joined(separator: ", ")], ["features", "\(project.features)"],
        ] + counts
    }
}

extension TemplateFolder.Origin {
    fileprivate var label: String {
        switch self {
        case .luca: "luca's own"
        case .project: "the project's"
        case .option: "--templates"
        }
    }
}
