import SwiftSyntax

extension DeclGroupSyntax {
    /// Its name as its own file writes it: `Path`, or `RootStore.Path` for an extension.
    var typeName: String {
        if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
        return asProtocol((any NamedDeclSyntax).self)?.name.name ?? ""
    }

    /// Whether what it says can stand in `other`: cases in an enum only, stored properties in anything else.
    func canStand(in other: any DeclGroupSyntax) -> Bool {
        let isEnum = self.is(EnumDeclSyntax.self)
        switch DeclSyntax(other).as(DeclSyntaxEnum.self) {
        case .enumDecl: return isEnum || self.is(ExtensionDeclSyntax.self)
        case .structDecl, .classDecl, .actorDecl: return !(isEnum && hasCases)
        default: return false
        }
    }

    /// Whether a skeleton can mean the type itself, or the conformance: a place says nothing of what it conforms to.
    var isWhole: Bool { inheritanceClause != nil }

    /// Whether there is such a type, or for an extension, such a conformance.
    func isSaid(by declarations: [any DeclGroupSyntax], _ extensions: [ExtensionDeclSyntax]) -> Bool {
        guard self.is(ExtensionDeclSyntax.self) else { return !declarations.isEmpty }
        let types = declarations.flatMap(\.inheritedTypes) + extensions.flatMap(\.inheritedTypes)
        return Set(inheritedTypes).isSubset(of: types)
    }

    private var inheritedTypes: [String] { inheritanceClause?.inheritedTypes.map(\.type.code) ?? [] }

    private var hasCases: Bool { memberBlock.members.contains { $0.decl.is(EnumCaseDeclSyntax.self) } }
}
