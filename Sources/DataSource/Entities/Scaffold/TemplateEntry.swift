/// A template as a list names it.
public struct TemplateEntry: Equatable, Sendable {
    /// The folder that it lies in: `feature`, `wiring/feature`.
    public var kind: String
    public var path: String
    public var origin: TemplateFolder.Origin
    public var source: String

    public init(kind: String, path: String, origin: TemplateFolder.Origin, source: String) {
        self.kind = kind
        self.path = path
        self.origin = origin
        self.source = source
    }
}
