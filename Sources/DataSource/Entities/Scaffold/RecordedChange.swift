/// A record, and the file in the project that holds it.
public struct RecordedChange: Equatable, Sendable {
    public var path: String
    public var record: ChangeRecord

    public init(path: String, record: ChangeRecord) {
        self.path = path
        self.record = record
    }
}
