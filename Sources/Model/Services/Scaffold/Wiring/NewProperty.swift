import SwiftSyntax

/// A property that the file lacks, with its place among those of the skeleton.
struct NewProperty {
    let variable: VariableDeclSyntax
    let row: Snippet
    let index: Int
}
