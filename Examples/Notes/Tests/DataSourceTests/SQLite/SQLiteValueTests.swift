import Testing

@testable import DataSource

struct SQLiteValueTests {
    @Test(arguments: [
        (SQLiteValue.null, "NULL"), (.integer(.min), "-9223372036854775808"), (.integer(3), "3"),
        (.real(-0.5), "-0.5"), (.real(1e300), "1e+300"), (.real(.infinity), "9e999"), (.real(-.infinity), "-9e999"),
        (.text("it's 5"), "'it''s 5'"), (.text("5"), "'5'"), (.blob(Data([0, 10, 255])), "X'000aff'"),
        (.blob(Data()), "X''"),
    ])
    func literal_asDefault_isReadBackTheSame(value: SQLiteValue, literal: String) throws {
        #expect(value.literal == literal)
        var cells: [SQLiteValue] = []
        try SQLiteClient.testValue.transaction(.write) { connection in
            try connection.run("CREATE TABLE t (v DEFAULT \(value.literal))")
            try connection.run("INSERT INTO t DEFAULT VALUES")
            try connection.run("INSERT INTO t (v) VALUES (?)", [value])
            try connection.select(["v"], from: "t") { row in
                let cell: AnyCell = try row.next()
                cells.append(cell.cell)
            }
        }
        #expect(cells == [value, value])
    }
}

/// A cell as it is.
private struct AnyCell: ColumnValue {
    let cell: SQLiteValue

    init?(_ cell: SQLiteValue) {
        self.cell = cell
    }
}
