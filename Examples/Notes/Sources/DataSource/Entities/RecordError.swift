/// Why a record could not be found or kept. `kind` is its name, `id` what was asked for.
public enum RecordError: Error, Equatable {
    case missing(kind: String, id: String)
    case ambiguous(kind: String, id: String)
    case exists(kind: String, id: String)
    /// A text that a record must have is empty, or white space alone.
    case blank(field: String)
}
