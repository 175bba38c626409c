import SwiftSyntax

extension SwitchCaseSyntax {
    private var items: [SwitchCaseItemSyntax] {
        guard case let .case(label) = label else { return [] }
        return label.caseItems.map(\.self)
    }

    var isCatchAll: Bool { items.isEmpty || items.contains { PatternShape($0).isCatchAll } }

    /// Whether all that `other` handles is handled by a pattern of its own here.
    func covers(_ other: SwitchCaseSyntax) -> Bool {
        Set(other.items.map(PatternShape.init)).isSubset(of: Set(items.map(PatternShape.init)))
    }

    var pattern: String { items.map(\.pattern.trimmedDescription).joined(separator: ", ") }
}
