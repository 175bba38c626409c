import SwiftSyntax

extension WiringDraft {
    /// The indentation of the line that braces close on once they have lines of their own.
    func indentation(of braces: Braces) -> String {
        let end = braces.right.start
        return source.startsLine(end) ? source.indentation(at: end) : indentation(at: braces.owner)
    }

    func indentation(inside braces: Braces) -> String {
        let row = braces.rows.first { source.startsLine($0.start) && !$0.isConditional }
        if let row { return source.indentation(at: row.start) }
        return indentation(of: braces) + (braces.indentsRows ? unit : "")
    }

    /// The indentation of the line of `node`, also where that line comes about by opening the braces around it.
    func indentation(at node: some SyntaxProtocol) -> String {
        guard let outer = Braces(around: node), source.isOneLine(outer) else {
            return source.indentation(at: node.start)
        }
        return indentation(inside: outer)
    }
}
