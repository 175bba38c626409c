extension __Feature__ {
    var columns: [Column] {
        [
            // luca:for field
            Column("__field_name__", __field__),
            // luca:end
        ]
    }

    init(row cells: inout SQLiteRow) throws {
        // luca:for field
        __field__ = try cells.next()
        // luca:end
    }
}
// luca:for choice

extension __Feature__.__Field__: ColumnValue {}
// luca:end
