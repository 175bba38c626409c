import SwiftSyntax

/// Where new rows go between braces.
enum RowSpot: Hashable {
    case top
    case above(Syntax)
    case below(Syntax)
}
