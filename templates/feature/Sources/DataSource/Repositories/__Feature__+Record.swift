extension __Feature__: Record {
    static let table = "__feature_table__"

    var columns: [Column] {
        [
            Column("id", id),
            // luca:for field
            Column("__field_name__", __field__),
            // luca:end
        ]
    }

    init(row cells: inout SQLiteRow) throws {
        id = try cells.next()
        // luca:for field
        __field__ = try cells.next()
        // luca:end
    }
}
// luca:for choice

extension __Feature__.__Field__: ColumnValue {}
// luca:end
