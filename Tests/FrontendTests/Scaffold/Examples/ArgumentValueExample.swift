import Frontend
import TestSupport
import Testing

/// An enumeration of words needs the conformance only.
private enum Condition: String, CaseIterable, ArgumentValue {
    case new
    case worn
}

/// Where a book stands: the letter of the room and the number of the shelf, as in `B12`.
private struct Place: ArgumentValue, Equatable {
    static let placeholder: String? = "place"
    static let expectation = "a room and a shelf like B12"

    var room: String
    var shelf: Int

    init?(word: String) {
        guard let room = word.first, room.isLetter, let shelf = Int(word.dropFirst()) else { return nil }
        self.room = String(room)
        self.shelf = shelf
    }

    var word: String { "\(room)\(shelf)" }
}

struct ArgumentValueExample {
    @Test func init_word_isReadAndWrittenTheSame() throws {
        let place = try #require(Place(word: "B12"))
        #expect((place.room, place.shelf) == ("B", 12))
        #expect(place.word == "B12")
        #expect(Place(word: "12B") == nil)
    }

    @Test func init_optionalAndArray_followFromTheValue() {
        #expect(Place?(word: "none") == .some(.none))
        #expect([Place](words: ["B12", "C3"])?.word == "B12, C3")
        #expect(Condition?.choices == ["new", "worn", "none"])
        #expect(Condition.expectation == "one of new, worn")
    }
}
