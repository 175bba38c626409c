import SwiftParser
import SwiftSyntax

extension ExprSyntax {
    /// The text, number or truth that it is, or that it is a value of, however a text is quoted: `Kind(rawValue: "a")`. Other
    /// arguments are what something is made of, and may be changed.
    var literal: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case let .stringLiteralExpr(text): text.representedLiteralValue
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .prefixOperatorExpr: code
        case let .functionCallExpr(call): call.arguments.first?.raw?.literal
        default: nil
        }
    }
}

extension LabeledExprSyntax {
    fileprivate var raw: ExprSyntax? { label == nil || label?.text == "rawValue" ? expression : nil }
}
