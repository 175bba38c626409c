/// How a project writes its AppDependencies in one file, as far as a new client has to be written the same way.
struct DependenciesShape: Equatable {
    var path: String
    /// `final class`, `struct` or `extension`
    var introducer: String
    /// Nil where the file declares no clients but only makes some of them.
    var property: Property?
    /// Where all clients are given to tests or to the app.
    var sets: [ClientSet]

    struct Property: Equatable {
        /// What stands before a client's name: `public let`.
        var keywords: String
        var style: Style
        /// Whether an initializer takes the clients.
        var isGiven: Bool
    }

    enum Style: Equatable {
        /// `let a: A`
        case declared
        /// `var a = A.liveValue`
        case inferred
        /// `var a: A = .liveValue`
        case valued
    }
}
