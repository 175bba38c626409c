/// A file of a project, as far as its style is concerned.
struct SourceText {
    let path: String
    let text: String
}
