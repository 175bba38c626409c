/// The memberwise initializer that a person wants to match the properties again.
public struct InitRequest: Equatable, Sendable {
    /// As a person types it.
    public var file: String
    /// Nil where the file leaves no doubt.
    public var type: String?

    public init(file: String, type: String? = nil) {
        self.file = file
        self.type = type
    }
}
