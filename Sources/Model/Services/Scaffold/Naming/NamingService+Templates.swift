import DataSource

extension NamingService {
    /// The code of the templates must still mean the same with the new types in sight.
    func checkTemplates(_ names: NewNames) throws {
        let types = Set(names.types.keys).subtracting(names.otherTypes)
        if !SwiftName.types.isDisjoint(with: types) { throw names.error(.swift) }
        for template in names.templates + names.later where types.contains(where: template.code.uses) {
            throw names.error(.generated(template: template.path))
        }
    }

    /// What a template calls by the name must be nothing else in that file, nor in what its types inherit.
    func checkMembers(_ names: NewNames, _ project: ProjectCode) throws {
        let templates = names.templates.map { template in
            (path: template.path, declared: template.code.declaredNames, conformances: template.code.allConformances)
        }
        let inherited = project.members(of: Set(templates.flatMap { $0.conformances }))
        let called = templates.reduce(into: Set<String>()) { $0.formUnion($1.declared) }.filter { $0.contains("__") }
        let rendered = Dictionary(uniqueKeysWithValues: called.map { ($0, names.rendered($0)) })
        for template in templates {
            let declared = template.declared
            let new = declared.compactMap { rendered[$0] }.filter { !$0.contains("__") }.sorted()
            if let word = new.first(where: declared.contains) {
                throw names.error(.generated(template: template.path), in: word)
            }
            let members = Set(template.conformances.flatMap { inherited[$0] ?? [] })
            if let member = new.first(where: members.contains) {
                throw names.error(.member(member), in: member)
            }
        }
    }
}
