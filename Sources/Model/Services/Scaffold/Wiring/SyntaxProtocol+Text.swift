import SwiftSyntax

extension SyntaxProtocol {
    /// The offset of its first byte that is no trivia.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

    /// The offset after its last byte that is no trivia.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

    /// Its code without layout, comments and backticks: what is compared.
    var code: String {
        tokens(viewMode: .sourceAccurate).map(\.name).joined(separator: " ")
    }
}

extension TokenSyntax {
    /// Its text without backticks.
    var name: String {
        text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }
}

extension TriviaPiece {
    /// How many line ends it stands for.
    var count: Int {
        switch self {
        case let .newlines(count), let .carriageReturns(count), let .carriageReturnLineFeeds(count): count
        default: 0
        }
    }
}
