/// A note, as it is stored and shown.
public struct Note: Codable, Equatable, Identifiable, Sendable {
    public var id: UUID
    public var title: String
    public var body: String?
    public var pinned: Bool
    public var count: Int
    public var due: Date?

    public init(
        id: UUID = .zero,
        title: String = "",
        body: String? = nil,
        pinned: Bool = false,
        count: Int = 0,
        due: Date? = nil
    ) {
        self.id = id
        self.title = title
        self.body = body
        self.pinned = pinned
        self.count = count
        self.due = due
    }

    /// What a new one begins with; its values are also the defaults of the table's columns.
    public static let empty = Note()
}
