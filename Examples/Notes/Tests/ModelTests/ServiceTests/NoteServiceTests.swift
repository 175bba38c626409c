import DataSource
import Model
import TestSupport
import Testing

struct NoteServiceTests {
    @Test func add_isStoredWithANewID() throws {
        let sut = NoteService(.testDependencies(uuidClient: .fixture))
        var new = Note.fixture
        new.id = .zero
        #expect(try sut.add(new) == .fixture)
        #expect(try sut.notes(.all) == [.fixture])
    }

    @Test func add_blanksAroundTheTitle_areLeftOut() throws {
        let sut = NoteService(.testDependencies(uuidClient: .fixture))
        var new = Note.fixture
        new.title = " \(new.title)\n"
        #expect(try sut.add(new) == .fixture)
    }

    @Test(arguments: ["", " \n"])
    func add_blankTitle_isRefused(text: String) throws {
        let sut = NoteService(.testDependencies())
        var new = Note.fixture
        new.title = text
        #expect(throws: RecordError.blank(field: "title")) { try sut.add(new) }
        #expect(try sut.notes(.all) == [])
    }

    @Test func change_isStored() throws {
        let sut = NoteService(try .holding(notes: [.empty]))
        var changed = Note.fixture
        changed.id = .zero
        #expect(try sut.change(changed, from: .empty) == changed)
        #expect(try sut.note("0") == changed)
    }

    @Test func remove_isGone() throws {
        let sut = NoteService(try .holding(notes: [.fixture, .empty]))
        try sut.remove(.fixture)
        #expect(try sut.notes(.all) == [.empty])
    }

    @Test(arguments: [Change.add, .change, .remove])
    func anyChange_watchersAreTold(change: Change) async throws {
        let appStateClient = AppStateClient.testValue
        var changes = appStateClient.withLock(\.notesChanged.stream).makeAsyncIterator()
        let sut = NoteService(
            .testDependencies(
                appStateClient: appStateClient,
                sqliteClient: try .holding(notes: [.fixture])
            )
        )
        switch change {
        case .add: _ = try sut.add(.fixture)
        case .change: _ = try sut.change(.fixture, from: .fixture)
        case .remove: try sut.remove(.fixture)
        }
        #expect(await changes.next() != nil)
    }

    @Test(arguments: [Change.add, .change, .remove])
    func anyChange_databaseFails_throws(change: Change) {
        let sut = NoteService(.testDependencies(sqliteClient: .failing))
        #expect(throws: SQLiteError.fullDisk) {
            switch change {
            case .add: _ = try sut.add(.fixture)
            case .change: _ = try sut.change(.fixture, from: .empty)
            case .remove: try sut.remove(.fixture)
            }
        }
    }

    enum Change {
        case add
        case change
        case remove
    }
}
