import DataSource

/// What a component is made from.
struct ComponentTemplates {
    let files: [Template]
    /// Whether they are luca's for projects without its runtime, and the project has to have what they call.
    let isPlain: Bool

    init(_ files: [Template], isPlain: Bool = false) {
        self.files = files
        self.isPlain = isPlain
    }
}
