import SwiftSyntax

extension SyntaxProtocol {
    /// Every `Node` in it, the outermost only, without what stands in `#if` and in declarations of its own.
    func outermost<Node: SyntaxProtocol>(_ type: Node.Type, where matches: (Node) -> Bool = { _ in true }) -> [Node] {
        children(viewMode: .sourceAccurate).flatMap { child -> [Node] in
            if let node = child.as(Node.self), matches(node) { return [node] }
            let isElsewhere =
                child.isConditional || child.is(FunctionDeclSyntax.self)
                || child.asProtocol((any DeclGroupSyntax).self) != nil
            return isElsewhere ? [] : child.outermost(type, where: matches)
        }
    }
}
