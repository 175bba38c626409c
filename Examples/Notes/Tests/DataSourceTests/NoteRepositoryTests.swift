import DataSource
import TestSupport
import Testing

struct NoteRepositoryTests {
    @Test func notes_twoInserted_bothAreReadInThatOrder() throws {
        let sut = NoteRepository(try .holding(notes: [.fixture, .empty]))
        #expect(try sut.notes() == [.fixture, .empty])
    }

    @Test func notes_search_onlyMatchesAreRead() throws {
        let sut = NoteRepository(try .holding(notes: [.fixture, .empty]))
        #expect(try sut.notes(ListQuery(search: "title")) == [.fixture])
    }

    @Test func notes_matchOfAField_onlyMatchesAreRead() throws {
        let sut = NoteRepository(try .holding(notes: [.fixture, .empty]))
        let value = Note.fixture.title.cell
        let match = ListQuery.Match(field: "title", value: value)
        #expect(try sut.notes(ListQuery(matches: [match])) == [.fixture])
    }

    @Test func notes_matchOfNoValue_thoseWithoutOneAreRead() throws {
        let sut = NoteRepository(try .holding(notes: [.fixture, .empty]))
        let match = ListQuery.Match(field: "body", value: .null)
        #expect(try sut.notes(ListQuery(matches: [match])) == [.empty])
    }

    @Test func notes_sorted_smallestComesFirst() throws {
        let sut = NoteRepository(try .holding(notes: [.fixture, .empty]))
        #expect(try sut.notes(ListQuery(sort: "title")) == [.empty, .fixture])
    }

    @Test(arguments: [UUID.fixture.uuidString, UUID.fixture.shortText.lowercased()])
    func note_beginningOfID_isFound(id: String) throws {
        let sut = NoteRepository(try .holding(notes: [.fixture, .empty]))
        #expect(try sut.note(id) == .fixture)
    }

    @Test(arguments: ["", "%", "4"])
    func note_noSuchID_throws(id: String) throws {
        let sut = NoteRepository(try .holding(notes: [.fixture]))
        #expect(throws: RecordError.missing(kind: "note", id: id)) {
            try sut.note(id)
        }
    }

    @Test func insert_sameIDTwice_throwsAndKeepsTheFirst() throws {
        let sut = NoteRepository(try .holding(notes: [.fixture]))
        #expect(throws: RecordError.exists(kind: "note", id: UUID.fixture.uuidString)) {
            try sut.insert(.fixture)
        }
        #expect(try sut.notes() == [.fixture])
    }

    @Test func insert_several_oneIsThereAlready_noneIsStored() throws {
        let sut = NoteRepository(try .holding(notes: [.fixture]))
        #expect(throws: NumberedError.self) { try sut.insert([.empty, .fixture]) }
        #expect(try sut.notes() == [.fixture])
    }

    @Test func update_everyField_isStored() throws {
        let sut = NoteRepository(try .holding(notes: [.fixture]))
        let changed = Note(id: .fixture)
        try sut.update(changed, from: .fixture)
        #expect(try sut.notes() == [changed])
    }

    @Test func update_removedMeanwhile_throws() throws {
        let sut = NoteRepository(.testValue)
        #expect(throws: RecordError.missing(kind: "note", id: UUID.fixture.uuidString)) {
            try sut.update(Note(id: .fixture), from: .fixture)
        }
    }

    @Test func remove_twice_secondThrows() throws {
        let sut = NoteRepository(try .holding(notes: [.fixture]))
        try sut.remove(.fixture)
        #expect(throws: RecordError.missing(kind: "note", id: UUID.fixture.uuidString)) {
            try sut.remove(.fixture)
        }
    }
}
