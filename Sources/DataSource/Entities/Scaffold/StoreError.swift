/// Why a store cannot get a child.
public enum StoreError: Error, Equatable, Sendable {
    /// - Parameter known: the stores that could.
    case noSuch(name: String, known: [String])
    /// It has no initializer that takes an `action`, as a store that can be a child or a parent has.
    case noAction(name: String, path: String)
    /// The parent would be part of itself.
    case cycle(parent: String, child: String)
}
