import SwiftSyntax

extension AccessorBlockSyntax {
    /// The value of a getter that does nothing else.
    var expression: ExprSyntax? {
        guard case let .getter(statements) = accessors, statements.count == 1 else { return nil }
        return statements.first?.expression
    }

    /// Whether a getter consists of assignments.
    var isAssigning: Bool {
        guard case let .getter(statements) = accessors, !statements.isEmpty else { return false }
        return statements.allSatisfy { Assignment(Syntax($0)) != nil }
    }
}

extension ExprSyntax {
    /// Whether it is a list with elements, or a call that is given one.
    var holdsList: Bool {
        if let array = self.as(ArrayExprSyntax.self) { return !array.elements.isEmpty }
        return self.as(FunctionCallExprSyntax.self)?.arguments.contains { $0.expression.holdsList } == true
    }

    /// The type that `Value()`, `Value.init()` or `Value.name` stand for.
    var typeName: String? {
        if let call = self.as(FunctionCallExprSyntax.self) {
            let isMember = call.calledExpression.is(MemberAccessExprSyntax.self)
            return isMember ? call.calledExpression.typeName : call.calledExpression.code
        }
        return self.as(MemberAccessExprSyntax.self)?.base?.code
    }
}
