import SwiftSyntax

extension CodeBlockItemSyntax {
    /// Its expression, also behind `return`.
    var expression: ExprSyntax? {
        switch item {
        case let .expr(expression): expression
        case let .stmt(statement):
            statement.as(ExpressionStmtSyntax.self)?.expression ?? statement.as(ReturnStmtSyntax.self)?.expression
        default: nil
        }
    }
}
