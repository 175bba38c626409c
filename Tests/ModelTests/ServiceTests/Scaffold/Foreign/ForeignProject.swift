import DataSource
@testable import Model
import TestSupport

/// One of the `Fixtures` in memory, with the templates of this checkout: a project as its owner made it in Xcode.
struct ForeignProject {
    let project: ComponentProject

    /// - Parameters:
    ///   - name: of the fixture.
    ///   - files: of the package, in the place of the fixture's; nil for one that it should not have.
    ///   - edit: changes the text of each file of the fixture, by its path.
    init(
        _ name: String,
        _ files: [String: String?] = [:],
        edit: (_ path: String, _ text: String) -> String = { $1 }
    ) throws {
        let folder = "Fixtures/\(name)/LocalPackage/"
        let own = try House.files(String(folder.dropLast())).map { path -> (String, String?) in
            let text = String(decoding: try House.contents(path), as: UTF8.self)
            let name = String(path.dropFirst(folder.count))
            return (name, edit(name, text))
        }
        let others = Workshop().files.keys.filter { $0.hasPrefix("/work/Notes/") }
            .map { (String($0.dropFirst("/work/Notes/".count)), nil as String?) }
        let all = Dictionary(uniqueKeysWithValues: others).merging(own) { $1 }.merging(files) { $1 }
        project = try ComponentProject(all)
    }

    @discardableResult func make(
        _ kind: NewForm.Kind,
        _ name: String,
        _ fields: String...,
        parent: String? = nil,
        layers: String? = nil
    ) throws -> ChangeSet {
        let form = NewForm(kind, name: name, fields: fields, layers: layers, parent: parent)
        return try project.workshop.run(PlanRequest(parsing: form, in: "/work"), project.client)
    }

    func remove(_ kind: String, _ name: String) throws {
        try project.workshop.run(.remove(kind: kind, name: name), project.client)
    }

    func undo() throws {
        try project.workshop.run(.undo(name: nil), project.client)
    }

    func text(_ path: String) throws -> String { try project.text(path) }

    func snapshot() throws -> [String: String] { try project.client.snapshot("/work/Notes") }
}
