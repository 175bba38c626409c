import DataSource
import SwiftSyntax

/// What another file adds to an entity.
struct EntityExtension {
    private let path: String
    private let scope: TypeScope

    init(of name: String, in source: SwiftSource) {
        let parts = TypeScope(source.tree).all(ExtensionDeclSyntax.self).filter { $0.typeName == name }
        path = source.path
        scope = TypeScope(name: name, place: "extension " + name, homes: parts, parts: parts)
    }

    /// New fields may not have the name of what is there.
    func check(_ new: [FieldSpec]) throws(WiringError) {
        guard let field = new.first(where: declares) else { return }
        let name = field.name.variable
        let type = field.type.kind.isChoice ? field.name.type : field.type.kind.text
        let text = "public var \(name.escaped): \(field.type.shape.applied(to: type))"
        throw .taken(path: path, place: scope.place, name: name, text: text)
    }

    /// The keys of JSON that new fields need, where the entity has its own here.
    func missingKeys(for new: [FieldSpec]) -> WiringError? {
        let keys = scope.all(EnumDeclSyntax.self).first { $0.typeName == "CodingKeys" }
        guard let keys else { return nil }
        let known = keys.memberBlock.members.flatMap { $0.decl.declaredNames(isStatic: true) }
        let names = new.map(\.name.variable).filter { !known.contains($0) }
        guard !names.isEmpty else { return nil }
        let text = names.map { "case \($0.escaped)" }.joined(separator: "\n")
        return .missing(path: path, place: "enum " + scope.qualified("CodingKeys"), text: text)
    }

    /// The property, or the type that comes with it.
    private func declares(_ field: FieldSpec) -> Bool {
        let members = scope.members + scope.conditional
        let types = members.compactMap { $0.asProtocol((any DeclGroupSyntax).self)?.typeName }
        return members.contains { $0.declaredNames(isStatic: false).contains(field.name.variable) }
            || field.type.kind.isChoice && types.contains(field.name.type)
    }
}
