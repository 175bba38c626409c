import DataSource
import SwiftSyntax

/// What the protocol of a project's stores asks of them.
struct ComposableSource {
    /// The type of `action`.
    let action: String
    /// Members that luca's templates of stores have otherwise, or not at all.
    let otherMembers: [String]

    static let name = ProjectPart.composable.rawValue

    /// Nil where no file declares it outside of `#if`.
    init?(_ sources: [SwiftSource]) {
        let scopes = sources.map { TypeScope($0.tree) }
        let declarations = scopes.flatMap { $0.all(ProtocolDeclSyntax.self) }.filter { $0.name.name == Self.name }
        guard let declaration = declarations.first else { return nil }
        let asked = declaration.memberBlock.members.map(\.decl)
        let extensions = scopes.flatMap { $0.all(ExtensionDeclSyntax.self) }.filter { $0.typeName == Self.name }
        let given = extensions.flatMap { $0.memberBlock.members.map(\.decl) }
        let variables = asked.compactMap { $0.as(VariableDeclSyntax.self) }
        let type = variables.first { $0.name == "action" }?.bindings.first?.typeAnnotation?.type
        action = type?.trimmedDescription ?? ""
        let known: Set = ["action", "reduce", "send", "Action"]
        let supplied = Set(given.compactMap(\.memberName))
        let others = asked.filter { !$0.isSuppliedType }.compactMap(\.memberName)
            .filter { !known.contains($0) && !supplied.contains($0) }
        otherMembers =
            (type?.takesAction == true ? [] : ["action"])
            + (asked.contains { $0.takesAction(as: "reduce") } ? [] : ["reduce"])
            + ((asked + given).contains { $0.takesAction(as: "send") } ? [] : ["send"])
            + others
    }
}

extension DeclSyntax {
    /// How a protocol's member is called.
    fileprivate var memberName: String? {
        switch self.as(DeclSyntaxEnum.self) {
        case let .variableDecl(variable): variable.name
        case let .functionDecl(function): function.name.name
        case let .associatedTypeDecl(type): type.name.name
        case .initializerDecl: "init"
        case .subscriptDecl: "subscript"
        default: nil
        }
    }

    fileprivate var isSuppliedType: Bool { self.as(AssociatedTypeDeclSyntax.self)?.initializer != nil }

    /// `func reduce(_ action: Action) async`
    fileprivate func takesAction(as name: String) -> Bool {
        guard let function = self.as(FunctionDeclSyntax.self), function.name.name == name else { return false }
        let parameters = function.signature.parameterClause.parameters
        let effects = function.signature.effectSpecifiers
        let takesOne = parameters.count == 1 && parameters.first?.firstName.tokenKind == .wildcard
        let isAsynchronous = effects?.asyncSpecifier != nil && effects?.throwsClause == nil
        return takesOne && isAsynchronous && function.signature.returnClause == nil
    }
}

extension TypeSyntax {
    /// `(Action) async -> Void`, with whatever attributes.
    fileprivate var takesAction: Bool {
        switch self.as(TypeSyntaxEnum.self) {
        case let .attributedType(type): type.baseType.takesAction
        case let .functionType(type):
            type.parameters.map(\.type.code) == ["Action"] && type.effectSpecifiers?.asyncSpecifier != nil
                && type.effectSpecifiers?.throwsClause == nil && ["Void", "( )"].contains(type.returnClause.type.code)
        default: false
        }
    }
}
