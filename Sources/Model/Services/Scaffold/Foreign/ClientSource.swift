import SwiftSyntax

/// A client as its file declares it: a struct of closures.
struct ClientSource {
    let path: String
    let members: [Member]

    struct Member {
        var name: String
        /// Without attributes and layout.
        var type: String
        /// The line that declares it.
        var declaration: String
        var isPublic: Bool
        /// Whether a test can give another value to it.
        var isVariable: Bool
    }

    private let values: [(name: String, arguments: [String: String])]

    /// Nil where the file declares no struct of that name outside of `#if`.
    init?(_ type: String, in source: SwiftSource) {
        let structs = TypeScope(source.tree).all(StructDeclSyntax.self)
        guard let declaration = structs.first(where: { $0.typeName == type }) else { return nil }
        let variables = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        path = source.path
        members = variables.filter { $0.isStored && !$0.modifiers.isStatic }.flatMap(Member.all)
        values = variables.filter(\.modifiers.isStatic).map { ($0.name, $0.labelledArguments) }
    }

    /// What another one has to add to have all members of this one: to be read, and put in by hand.
    func text(adding names: [String]) -> String {
        let declarations = members.filter { names.contains($0.name) }.map(\.declaration)
        let arguments = values.flatMap { value in
            ["", "\(value.name):"] + names.compactMap { value.arguments[$0] }.map { "    \($0)," }
        }
        return (declarations + arguments).map { $0 + "\n" }.joined()
    }
}

extension ClientSource.Member {
    fileprivate static func all(in variable: VariableDeclSyntax) -> [Self] {
        variable.names.map { name in
            Self(
                name: name,
                type: variable.bindings.last?.typeAnnotation?.type.withoutAttributes.code ?? "",
                declaration: variable.trimmedDescription,
                isPublic: variable.modifiers.contains { $0.name.text == "public" && $0.detail == nil },
                isVariable: variable.bindingSpecifier.text == "var"
            )
        }
    }
}

extension VariableDeclSyntax {
    /// Of the call that makes its value.
    fileprivate var labelledArguments: [String: String] {
        let call = value?.as(FunctionCallExprSyntax.self)
        let arguments = call?.arguments.compactMap { argument in
            argument.label.map { ($0.name, "\($0.text): \(argument.expression.trimmedDescription)") }
        }
        return Dictionary(arguments ?? []) { first, _ in first }
    }
}

extension TypeSyntax {
    fileprivate var withoutAttributes: TypeSyntax {
        self.as(AttributedTypeSyntax.self)?.baseType.withoutAttributes ?? self
    }
}
