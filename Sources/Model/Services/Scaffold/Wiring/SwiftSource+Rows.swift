import SwiftSyntax

extension SwiftSource {
    /// One level of indentation, as the first indented line of the file has it.
    var indentationUnit: String {
        for token in tree.tokens(viewMode: .sourceAccurate) where token.leadingTrivia.contains(where: \.isNewline) {
            let indentation = indentation(at: token.start)
            if !indentation.isEmpty { return indentation }
        }
        return "    "
    }

    /// Where `node` begins together with the comments that stand directly above it.
    func rowStart(of node: some SyntaxProtocol) -> Int {
        var offset = node.position.utf8Offset
        var start: Int?
        var newlines = 0
        for piece in node.leadingTrivia.pieces {
            newlines = piece.isNewline ? newlines + piece.count : piece.isSpaceOrTab ? newlines : 0
            if newlines > 1 { start = nil }
            if piece.isComment { start = start ?? offset }
            offset += piece.sourceLength.utf8Length
        }
        return start ?? node.start
    }

    /// The end of the line that `token` ends, after a comment that stands there; nil if more code follows on it.
    func rowEnd(after token: TokenSyntax) -> Int? {
        let next = token.nextToken(viewMode: .sourceAccurate)
        var offset = token.end
        for piece in token.trailingTrivia.pieces + (next?.leadingTrivia.pieces ?? []) {
            if piece.isNewline { return offset }
            offset += piece.sourceLength.utf8Length
        }
        return next?.tokenKind == .endOfFile ? offset : nil
    }

    /// The end of the comment lines below `offset` that are indented deeper than `indentation`: they belong to the
    /// row above them.
    func commentsEnd(below offset: Int, deeperThan indentation: String, before limit: Int) -> Int {
        var end = offset
        var line = lineEnd(of: offset) + 1
        while line < limit {
            let blanks = blanks(after: line)
            let rest = bytes[(line + blanks.utf8.count)..<limit]
            let isComment = rest.starts(with: "//".utf8) && blanks.utf8.count > indentation.utf8.count
            guard isComment || rest.first.map({ $0 == 10 || $0 == 13 }) == true else { break }
            if isComment { end = lineEnd(of: line) }
            line = lineEnd(of: line) + 1
        }
        return end
    }
}
