import SwiftSyntax

/// Elements between brackets, with commas.
struct CommaList {
    let left: TokenSyntax
    let right: TokenSyntax
    let elements: [Element]
    let kind: Kind

    struct Element {
        let node: Syntax
        let comma: TokenSyntax?
    }

    enum Kind {
        case collection
        case parameters
    }

    init(_ array: ArrayExprSyntax) {
        left = array.leftSquare
        right = array.rightSquare
        elements = array.elements.map { Element(node: Syntax($0.expression), comma: $0.trailingComma) }
        kind = .collection
    }

    init(_ clause: FunctionParameterClauseSyntax) {
        left = clause.leftParen
        right = clause.rightParen
        elements = clause.parameters.map { Element($0, comma: $0.trailingComma) }
        kind = .parameters
    }

    init?(_ call: FunctionCallExprSyntax) {
        guard let left = call.leftParen, let right = call.rightParen else { return nil }
        self.left = left
        self.right = right
        elements = call.arguments.map { Element($0, comma: $0.trailingComma) }
        kind = .parameters
    }
}

extension CommaList.Element {
    init(_ node: some SyntaxProtocol, comma: TokenSyntax?) {
        self.init(node: Syntax(node), comma: comma)
    }

    /// Where its own code ends, before the comma.
    var end: Int { comma.flatMap { $0.previousToken(viewMode: .sourceAccurate)?.end } ?? node.end }
}
