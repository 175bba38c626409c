import Testing

@testable import DataSource

struct ColumnValueTests {
    @Test func cell_optional_isThatOfItsValueOrNull() {
        #expect(Int?.some(3).cell == .integer(3))
        #expect(Int?.none.cell == .null)
        #expect(Int?(SQLiteValue.null) == .some(.none))
    }

    @Test func init_cellOfAnotherType_isNil() {
        #expect(String(SQLiteValue.integer(1)) == nil)
        #expect(Int(SQLiteValue.text("1")) == nil)
        #expect(Int(SQLiteValue.null) == nil)
        #expect(Bool(SQLiteValue.text("true")) == nil)
        #expect(Double(SQLiteValue.text("1")) == nil)
        #expect(Date(SQLiteValue.null) == nil)
        #expect(UUID(SQLiteValue.text("no id")) == nil)
        #expect(URL(SQLiteValue.text("")) == nil)
        #expect(Data(SQLiteValue.text("")) == nil)
        #expect(Int?(SQLiteValue.text("1")) == nil)
    }

    @Test func init_integerForANumber_isThatNumber() {
        #expect(Double(SQLiteValue.integer(-3)) == -3)
        #expect(Date(SQLiteValue.integer(5)) == Date(timeIntervalSinceReferenceDate: 5))
    }
}
