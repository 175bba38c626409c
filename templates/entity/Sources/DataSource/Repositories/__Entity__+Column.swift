// luca:if enumeration
extension __Entity__: ColumnValue {}
// luca:else
/// A field of another record may hold it, and keeps it in one column.
extension __Entity__: JSONColumnValue {}
// luca:end
