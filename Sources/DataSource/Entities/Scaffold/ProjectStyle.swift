/// How a project writes what projects write differently. The default is luca's own style.
public struct ProjectStyle: Equatable, Sendable {
    /// What the names of stores end in: "Store", or nothing.
    public var storeSuffix: String
    public var attributes: Attributes
    /// The comment that files begin with, line by line. `__file__` and `__target__` stand for where a file lies.
    public var header: [String]

    public init(storeSuffix: String = "Store", attributes: Attributes = .beside, header: [String] = []) {
        self.storeSuffix = storeSuffix
        self.attributes = attributes
        self.header = header
    }

    /// Where `@MainActor @Observable` of a store stands.
    public enum Attributes: Sendable {
        /// In the line of the class.
        case beside
        /// In a line above it.
        case above
        /// Each in a line of its own.
        case stacked
    }
}
