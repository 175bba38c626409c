import DataSource
import SwiftSyntax

extension SkeletonMerge {
    mutating func mergeStatements(
        _ statements: CodeBlockItemListSyntax,
        into body: Braces,
        of scope: TypeScope,
        at place: String
    ) throws(WiringError) {
        var assignments: [Assignment] = []
        for statement in statements {
            if let assignment = Assignment(Syntax(statement)) {
                assignments.append(assignment)
                continue
            }
            switch statement.expression?.as(ExprSyntaxEnum.self) {
            case let .switchExpr(block): try merge(block, into: body, at: place)
            case let .functionCallExpr(call): try merge(call, into: body, of: scope, at: place)
            case let .arrayExpr(array): try merge(array, into: body, at: place)
            default: throw missing(place, snippet(row: statement))
            }
        }
        merge(assignments, into: body)
    }

    private mutating func merge(
        _ call: FunctionCallExprSyntax,
        into body: Braces,
        of scope: TypeScope,
        at place: String
    ) throws(WiringError) {
        let callees = [call.calledExpression.code, "Self", ". init", "Self . init", scope.name + " . init"]
        let isOwn = call.calledExpression.code == scope.name
        let found = body.search(FunctionCallExprSyntax.self) {
            callees.prefix(isOwn ? callees.count : 1).contains($0.calledExpression.code)
        }
        let place = call.calledExpression.trimmedDescription + "(...) in " + place
        guard found.count <= 1 else { throw ambiguous(place, Snippet(inside: ExprSyntax(call), of: skeleton)) }
        guard let old = found.first else { throw missing(place, Snippet(part: call, of: skeleton)) }
        try mergeArguments(call, into: old, at: place)
    }

    private mutating func merge(
        _ array: ArrayExprSyntax,
        into body: Braces,
        at place: String
    ) throws(WiringError) {
        let text = Snippet(inside: ExprSyntax(array), of: skeleton)
        let found = body.rows.compactMap { row in
            row.as(CodeBlockItemSyntax.self)?.expression?.as(ArrayExprSyntax.self)
        }
        guard found.count <= 1 else { throw ambiguous(place, text) }
        guard let old = found.first else { throw missing(place, text) }
        try mergeElements(array, into: old, at: place)
    }
}
