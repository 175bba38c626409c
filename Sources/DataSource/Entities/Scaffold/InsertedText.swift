/// A text in a file, with what surrounds it, so that it is found again after the file has changed elsewhere.
public struct InsertedText: Codable, Equatable, Sendable {
    /// Where the text begins, in bytes of the file that holds it.
    public var offset: Int
    public var text: String
    /// The rest of its first line, and of its last.
    public var before: String
    public var after: String

    public init(offset: Int, text: String, before: String, after: String) {
        self.offset = offset
        self.text = text
        self.before = before
        self.after = after
    }
}
