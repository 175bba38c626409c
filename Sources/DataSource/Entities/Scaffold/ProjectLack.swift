/// What stops luca in a project that it did not make, where its runtime is not.
public enum ProjectLack: Error, Equatable, Sendable {
    /// Commands go into a table that only luca's own apps have.
    case commandTable
    /// No file declares it.
    case part(ProjectPart)
    /// `Composable` asks for other things of a store than luca's templates have.
    /// - Parameter members: those that differ.
    case otherComposable(path: String, members: [String])
    /// Nothing makes AppDependencies for tests.
    /// - Parameter takingClients: whether a function is needed that the clients can be given to.
    case testDependencies(path: String, takingClients: Bool)
    /// `UserDefaultsClient` cannot store data: `text` is what to add.
    case storage(path: String, text: String)
    /// It has members of these names, of other types.
    case otherStorage(path: String, members: [String])
}
