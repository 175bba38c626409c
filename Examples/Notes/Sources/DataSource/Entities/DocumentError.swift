/// Why the records in the file at `path` cannot be taken.
public enum DocumentError: Error, Equatable {
    /// No list of records in JSON.
    case notRecords(path: String)
    /// Records count from 1; `field` is where in the record, and empty for all of it.
    case wrongField(String, record: Int, reason: String, path: String)
}
