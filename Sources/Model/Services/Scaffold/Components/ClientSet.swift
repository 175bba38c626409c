/// A function or a property of the dependencies that names every client: `testDependencies`, `testValue`.
struct ClientSet: Equatable {
    var name: String
    var kind: Kind
    /// What a new client has there: `mailClient` of a parameter, or `.testValue`.
    var value: String
    /// Of a variable that the clients are assigned to one by one; nil where they are arguments of one call.
    var receiver: String?

    enum Kind: Equatable {
        /// - Parameter takesClients: with a parameter for each.
        case function(takesClients: Bool)
        /// - Parameter type: how the property writes its type.
        case property(type: String)
    }
}
