import SwiftSyntax

/// What a pattern of a switch lets through, whatever it calls the values: `case let .notes(store)`,
/// `case .notes(let list)` and `case .notes` are one.
struct PatternShape: Hashable {
    let text: String

    /// Whether everything matches.
    var isCatchAll: Bool { text == "_" }

    init(_ item: SwitchCaseItemSyntax) {
        text = Self.shape(of: item.pattern, binds: false) + (item.whereClause.map { " " + $0.code } ?? "")
    }

    private static func shape(of pattern: PatternSyntax, binds: Bool) -> String {
        switch pattern.as(PatternSyntaxEnum.self) {
        case let .valueBindingPattern(pattern): shape(of: pattern.pattern, binds: true)
        case let .expressionPattern(pattern): shape(of: pattern.expression, binds: binds)
        case let .tuplePattern(pattern): list(pattern.elements.map { shape(of: $0.pattern, binds: binds) })
        case .identifierPattern, .wildcardPattern: "_"
        default: pattern.code
        }
    }

    private static func shape(of expression: ExprSyntax, binds: Bool) -> String {
        switch expression.as(ExprSyntaxEnum.self) {
        case let .patternExpr(expression): shape(of: expression.pattern, binds: binds)
        case let .memberAccessExpr(expression): "." + expression.declName.code
        case let .functionCallExpr(call): shape(of: call.calledExpression, binds: false) + payload(call, binds)
        case let .tupleExpr(tuple): list(tuple.elements.map { shape(of: $0.expression, binds: binds) })
        case .discardAssignmentExpr: "_"
        case .declReferenceExpr where binds: "_"
        default: expression.code
        }
    }

    private static func payload(_ call: FunctionCallExprSyntax, _ binds: Bool) -> String {
        let values = call.arguments.map { shape(of: $0.expression, binds: binds) }
        return values.allSatisfy { $0 == "_" } ? "" : list(values)
    }

    private static func list(_ elements: [String]) -> String {
        "(" + elements.joined(separator: ", ") + ")"
    }
}
