import SwiftSyntax

/// Two braces and the rows between them: members, statements or the cases of a switch.
struct Braces {
    let left: TokenSyntax
    let right: TokenSyntax
    let rows: [Syntax]
    /// The declaration or statement that the braces belong to.
    let owner: Syntax
    let indentsRows: Bool

    init(_ block: MemberBlockSyntax) {
        self.init(block, block.leftBrace, block.members.map(Syntax.init), block.rightBrace)
    }

    init(_ block: CodeBlockSyntax) {
        self.init(block, block.leftBrace, block.statements.map(Syntax.init), block.rightBrace)
    }

    init(_ block: AccessorBlockSyntax) {
        let rows: [Syntax] =
            switch block.accessors {
            case let .accessors(accessors): accessors.map(Syntax.init)
            case let .getter(statements): statements.map(Syntax.init)
            @unknown default: [Syntax]()
            }
        self.init(block, block.leftBrace, rows, block.rightBrace)
    }

    init(_ block: SwitchExprSyntax) {
        left = block.leftBrace
        right = block.rightBrace
        rows = block.cases.map(Syntax.init)
        owner = Syntax(block)
        indentsRows = false
    }

    /// The nearest braces around `node`, without those that are its own.
    init?(around node: some SyntaxProtocol) {
        var parent = node.parent
        while let node = parent {
            switch node.as(SyntaxEnum.self) {
            case let .memberBlock(block): self.init(block)
            case let .codeBlock(block): self.init(block)
            case let .accessorBlock(block): self.init(block)
            case let .switchExpr(block): self.init(block)
            default:
                parent = node.parent
                continue
            }
            return
        }
        return nil
    }

    private init(_ block: some SyntaxProtocol, _ left: TokenSyntax, _ rows: [Syntax], _ right: TokenSyntax) {
        self.left = left
        self.right = right
        self.rows = rows
        let parent = block.parent
        owner = parent?.parent?.parent?.as(VariableDeclSyntax.self).map(Syntax.init) ?? parent ?? Syntax(block)
        indentsRows = true
    }
}

extension Braces {
    /// Every matching `Node` that is a row or part of one; only those in the rows themselves, if there are any, and
    /// not those in braces further in.
    func search<Node: SyntaxProtocol>(_ type: Node.Type, where matches: (Node) -> Bool) -> [Node] {
        let found = rows.filter { !$0.isConditional }.flatMap { $0.outermost(type, where: matches) }
        let direct = found.filter { Braces(around: $0)?.left == left }
        return direct.isEmpty ? found : direct
    }
}

extension SwiftSource {
    func isOneLine(_ braces: Braces) -> Bool {
        isOneLine(braces.left.start..<braces.right.end)
    }

    /// Whether nothing but blanks stands between the braces, not even a comment.
    func isEmpty(_ braces: Braces) -> Bool {
        text(braces.left.end..<braces.right.start).allSatisfy(\.isWhitespace)
    }
}
