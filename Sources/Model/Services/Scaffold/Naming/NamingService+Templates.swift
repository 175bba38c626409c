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
        let inherited = project.members(of: Set(names.templates.flatMap(\.code.allConformances)))
        for template in names.templates {
            let declared = template.code.declaredNames
            let new = declared.filter { $0.contains("__") }.map(names.rendered).filter { !$0.contains("__") }.sorted()
            if let word = new.first(where: declared.contains) {
                throw names.error(.generated(template: template.path), in: word)
            }
            let members = Set(template.code.allConformances.flatMap { inherited[$0] ?? [] })
            if let member = new.first(where: members.contains) {
                throw names.error(.member(member), in: member)
            }
        }
    }
}
