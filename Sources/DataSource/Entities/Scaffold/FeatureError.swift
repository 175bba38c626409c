/// Why a feature cannot get a field.
public enum FeatureError: Error, Equatable, Sendable {
    /// - Parameter known: the features that could.
    case noSuch(name: String, known: [String])
    /// It has no entity, as a screen has none.
    case noEntity(name: String, path: String)
    /// There are templates for the layers below the front one only.
    case noFront(name: String)
    /// There are no templates of a screen alone for them.
    case noFields(name: String)
    /// Not the lowest layers, or no layers at all.
    case wrongLayers(String)
}
