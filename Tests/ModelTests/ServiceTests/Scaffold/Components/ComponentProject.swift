import DataSource
@testable import Model
import TestSupport

/// A small project in memory, with the templates of this checkout.
struct ComponentProject {
    let workshop: Workshop
    let client: FileManagerClient

    /// - Parameter files: of the project; nil for one that it should not have.
    init(_ files: [String: String?] = [:]) throws {
        var workshop = Workshop()
        for path in workshop.files.keys where path.hasPrefix(Workshop.templatesFolder) {
            if !path.contains("/app/") { workshop.files[path] = nil }
        }
        for path in try Self.templates { workshop[template: path] = try Self.text(path) }
        workshop["Sources/Model/AppDependencies.swift"] = try Self.text("app/Sources/Model/AppDependencies.swift")
        for (path, text) in files { workshop[path] = text }
        self.workshop = workshop
        client = workshop.inMemory
    }

    @discardableResult func run(
        _ kind: NewForm.Kind,
        _ name: String,
        _ fields: String...,
        parent: String? = nil,
        change: (inout PlanOptions) -> Void = { _ in }
    ) throws -> ChangeSet {
        let form = NewForm(kind, name: name, fields: fields, parent: parent)
        return try workshop.run(PlanRequest(parsing: form, in: "/work"), client, change)
    }

    func text(_ path: String) throws -> String {
        String(decoding: try client.contents(workshop.project(path)), as: UTF8.self)
    }

    private static var templates: [String] {
        get throws {
            try ["component", "entity", "layers", "plain", "storage", "wiring"].flatMap {
                try House.files("templates/" + $0)
            }
            .map { String($0.dropFirst("templates/".count)) }
        }
    }

    private static func text(_ template: String) throws -> String {
        String(decoding: try House.contents("templates/" + template), as: UTF8.self)
    }
}
