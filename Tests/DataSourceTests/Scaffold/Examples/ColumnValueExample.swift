import DataSource
import Testing

/// An enumeration of raw values needs the conformance only.
private enum Condition: String, ColumnValue {
    case new
    case worn
}

/// A value of several parts is stored as JSON, in the column of its owner.
private struct Place: JSONColumnValue, Equatable {
    var room: String
    var shelf: Int
}

/// How thick a book is. Stored as a whole number, so that it is sorted as one.
private struct Thickness: ColumnValue, Equatable {
    var millimetres: Int

    init(millimetres: Int) {
        self.millimetres = millimetres
    }

    init?(_ cell: SQLiteValue) {
        guard let millimetres = Int(cell), millimetres > 0 else { return nil }
        self.millimetres = millimetres
    }

    var cell: SQLiteValue { millimetres.cell }
}

struct ColumnValueExample {
    @Test func cell_eachKind_isReadAsItWasWritten() {
        #expect(Condition.worn.cell == .text("worn"))
        #expect(Condition(.text("worn")) == .worn)
        #expect(Place(room: "A", shelf: 7).cell == .text(#"{"room":"A","shelf":7}"#))
        #expect(Place(Place(room: "A", shelf: 7).cell) == Place(room: "A", shelf: 7))
        #expect(Thickness(.integer(23)) == Thickness(millimetres: 23))
    }

    @Test func init_anotherKindOfCell_isRefused() {
        #expect(Condition(.text("lost")) == nil)
        #expect(Place(.text("A7")) == nil)
        #expect(Thickness(.integer(0)) == nil)
    }
}
