import SwiftSyntax

/// A property that the file lacks, with the names that follow it in the skeleton.
struct NewProperty {
    let variable: VariableDeclSyntax
    let row: Snippet
    let followers: [String]
}
