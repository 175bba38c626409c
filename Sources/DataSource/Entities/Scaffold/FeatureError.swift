/// Why a feature cannot get a field.
public enum FeatureError: Error, Equatable, Sendable {
    /// - Parameter known: the features that could.
    case noSuch(name: String, known: [String])
    /// It has no entity, as a screen has none.
    case noEntity(name: String, path: String)
}
