/// A column of a record, with the record's value in it.
struct Column {
    let name: String
    let value: any ColumnValue

    init(_ name: String, _ value: any ColumnValue) {
        self.name = name
        self.value = value
    }

    /// Without a type, so that a cell keeps what was put in, and with a default, so that an insert that does not know
    /// the column succeeds: fields come, go and come back as another type while an app is developed.
    var declaration: String { "\(name.quoted) DEFAULT \(value.cell.literal)" }

    var isList: Bool { type(of: value).isList }

    var order: String { type(of: value).order(by: name.quoted) }
}
