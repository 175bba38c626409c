import DataSource
import Model
import SwiftParser
import SwiftSyntax

@testable import Model

/// What a wiring adds, whatever the layout: each new token with the declarations, calls and switches that it stands in.
/// Commas depend on the shape of a list.
func addedCode(_ insertions: [Insertion], to source: String) -> [String] {
    let result = insertions.applied(to: source)
    var ranges: [Range<Int>] = []
    var shift = 0
    for insertion in insertions {
        let start = insertion.offset + shift
        ranges.append(start..<(start + insertion.text.utf8.count))
        shift += insertion.text.utf8.count
    }
    let tokens = Parser.parse(source: result).tokens(viewMode: .sourceAccurate)
    return tokens.filter { token in ranges.contains { $0.contains(token.start) } && token.tokenKind != .comma }
        .map { $0.place + ": " + $0.text }.sorted()
}

extension TokenSyntax {
    fileprivate var place: String {
        sequence(first: Syntax(self), next: \.parent).compactMap(\.placeName).reversed().joined(separator: " > ")
    }
}

extension Syntax {
    fileprivate var placeName: String? {
        if let type = asProtocol((any DeclGroupSyntax).self) { return type.typeName }
        if let routine = self.as(DeclSyntax.self).flatMap(Routine.init) { return routine.name }
        return switch self.as(SyntaxEnum.self) {
        case let .variableDecl(variable): variable.name
        case let .functionCallExpr(call): call.calledExpression.code
        case let .switchExpr(block): block.subject.code
        case let .switchCase(block): block.label.code
        default: nil
        }
    }
}
