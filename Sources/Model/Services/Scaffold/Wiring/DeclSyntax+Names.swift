import SwiftSyntax

extension DeclSyntax {
    /// The names of values that it declares on the type, or on its instances.
    func ownNames(isStatic: Bool) -> [String] {
        switch self.as(DeclSyntaxEnum.self) {
        case let .enumCaseDecl(declaration):
            isStatic ? declaration.elements.map(\.name.name) : []
        case let .variableDecl(variable):
            variable.modifiers.isStatic == isStatic ? variable.names : []
        case let .functionDecl(function) where function.signature.parameterClause.parameters.isEmpty:
            function.modifiers.isStatic == isStatic ? [function.name.name] : []
        default:
            []
        }
    }

    /// The same for an `#if`, of all its branches.
    func declaredNames(isStatic: Bool) -> [String] {
        guard let block = self.as(IfConfigDeclSyntax.self) else { return ownNames(isStatic: isStatic) }
        return block.clauses.flatMap { clause -> [String] in
            guard case let .decls(members) = clause.elements else { return [] }
            return members.flatMap { $0.decl.declaredNames(isStatic: isStatic) }
        }
    }
}
