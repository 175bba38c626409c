/// A place in the app as a value: what a path is written down as, restored from and linked to.
public struct Route: Codable, Hashable, Sendable {
    public var kind: Kind
    public var id: String?

    public init(_ kind: Kind, id: String? = nil) {
        self.kind = kind
        self.id = id
    }

    /// One for each screen that a route can open.
    public struct Kind: RawRepresentable, Codable, Hashable, Sendable {
        public static let notes = Kind(rawValue: "note")
        public static let timer = Kind(rawValue: "timer")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
