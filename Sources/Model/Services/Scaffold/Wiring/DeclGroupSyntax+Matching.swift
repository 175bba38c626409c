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

    private var hasCases: Bool { memberBlock.members.contains { $0.decl.is(EnumCaseDeclSyntax.self) } }
}
