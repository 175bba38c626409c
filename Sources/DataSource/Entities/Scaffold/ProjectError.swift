public enum ProjectError: Error, Equatable {
    /// No package with the layers, from `folder` upwards.
    case notFound(folder: String)
    /// The path leads out of the project, by a link or by `..`.
    case leadsOut(path: String)
    /// Not UTF-8.
    case notText(path: String)
}
