import SwiftSyntax

extension SwiftSource {
    /// Where the parser first had to guess: something is missing, in the way, or no token of Swift.
    var firstErrorOffset: Int? {
        guard tree.hasError else { return nil }
        let token = tree.tokens(viewMode: .all).first { token in
            token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true
                || token.tokenDiagnostic?.severity == .error
        }
        guard let token else { return 0 }
        let isNoToken = token.tokenDiagnostic.map { Int($0.byteOffset) }
        return isNoToken.map { token.position.utf8Offset + $0 } ?? token.positionAfterSkippingLeadingTrivia.utf8Offset
    }
}
