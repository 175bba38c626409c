/// Text that goes into a file, before the byte at `offset` of what the file held when it was read.
public struct Insertion: Codable, Equatable, Sendable {
    public var offset: Int
    public var text: String

    public init(offset: Int, text: String) {
        self.offset = offset
        self.text = text
    }
}
