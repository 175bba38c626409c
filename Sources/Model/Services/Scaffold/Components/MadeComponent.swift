import DataSource

/// A component as its project gets it.
struct MadeComponent {
    var files: [Template]
    /// What the files are made of, not rendered.
    var templates: [Template]
    /// The edits for what it needs besides and the project has not.
    var wirings: [Rendering] = []
}
