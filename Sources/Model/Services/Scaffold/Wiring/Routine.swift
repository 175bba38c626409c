import SwiftSyntax

/// A function or an initialiser with a body.
struct Routine {
    let declaration: DeclSyntax
    let name: String
    let clause: FunctionParameterClauseSyntax
    let body: CodeBlockSyntax
    let modifiers: DeclModifierListSyntax

    init?(_ declaration: DeclSyntax) {
        self.declaration = declaration
        if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
            name = function.name.name
            clause = function.signature.parameterClause
            modifiers = function.modifiers
            self.body = body
        } else if let initializer = declaration.as(InitializerDeclSyntax.self), let body = initializer.body {
            name = "init"
            clause = initializer.signature.parameterClause
            modifiers = initializer.modifiers
            self.body = body
        } else {
            return nil
        }
    }

    var labels: [String] { clause.parameters.map(\.firstName.name) }

    var isConvenience: Bool { modifiers.contains { $0.name.text == "convenience" } }

    /// Whether the two stand together: what others may call, and below it what they may not.
    func isPeer(of other: Routine) -> Bool { isPrivate == other.isPrivate }

    private var isPrivate: Bool { modifiers.contains { ["private", "fileprivate"].contains($0.name.text) } }

    /// Whether a skeleton means something inside it, which must be there, and not the function itself.
    var isPlace: Bool {
        body.statements.allSatisfy { statement in
            switch statement.expression?.as(ExprSyntaxEnum.self) {
            case .switchExpr, .functionCallExpr, .arrayExpr: true
            default: Assignment(Syntax(statement)) != nil
            }
        }
    }

    func isRedeclared(by other: Routine) -> Bool {
        name == other.name && labels == other.labels && modifiers.isStatic == other.modifiers.isStatic
    }

    /// How a message names it: `reduce(_:)`.
    var signature: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
}
