import DataSource

/// What a feature is made from.
struct FeatureTemplates {
    let kind: Kind
    let files: [Template]
    let skeletons: [Template]
    /// Of the types that its fields hold.
    let entity: [Template]
    /// Of the other kinds and of more fields, which the feature may get some day.
    let later: [Template]

    /// Whether luca's own for projects without its runtime use a type: those have to have it, then.
    func call(_ type: String) -> Bool {
        kind == .layers && files.contains { $0.origin == .luca && SwiftText($0).code.uses(type) }
    }

    enum Kind: String {
        case feature
        /// For a project that has none of luca's runtime, without the front layer.
        case layers
        case screen
    }
}
