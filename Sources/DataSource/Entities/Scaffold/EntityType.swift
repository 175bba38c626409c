/// A type of the project that a field may hold: `customer:Customer`.
public struct EntityType: Equatable, Sendable {
    public var name: String
    /// Of words, each of which is a case; otherwise a struct.
    public var isEnumeration: Bool
    /// One with nothing in it; nil where there is none.
    public var empty: Value?
    /// One with something in it, for the tests.
    public var sample: Value?

    public init(name: String, isEnumeration: Bool = false, empty: Value? = nil, sample: Value? = nil) {
        self.name = name
        self.isEnumeration = isEnumeration
        self.empty = empty
        self.sample = sample
    }

    public struct Value: Equatable, Sendable {
        public var code: String
        /// As a person types it; nil where only the running code can say it.
        public var word: String?

        public init(_ code: String, word: String? = nil) {
            self.code = code
            self.word = word
        }
    }
}
