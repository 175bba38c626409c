import DataSource
import Model
import TestSupport
import Testing
// luca:if testingHasName

import struct DataSource.__Feature__
// luca:end

struct __Feature__ServiceTests {
    @Test func add_isStoredWithANewID() throws {
        let sut = __Feature__Service(.testDependencies(uuidClient: .fixture))
        var new = __Feature__.fixture
        new.id = .zero
        #expect(try sut.add(new) == .fixture)
        #expect(try sut.__features__(.all) == [.fixture])
    }
    // luca:if text

    @Test func add_blanksAroundThe__Text___areLeftOut() throws {
        let sut = __Feature__Service(.testDependencies(uuidClient: .fixture))
        var new = __Feature__.fixture
        new.__text__ = " \(new.__text__)\n"
        #expect(try sut.add(new) == .fixture)
    }

    @Test(arguments: ["", " \n"])
    func add_blank__Text___isRefused(text: String) throws {
        let sut = __Feature__Service(.testDependencies())
        var new = __Feature__.fixture
        new.__text__ = text
        #expect(throws: RecordError.blank(field: "__text_name__")) { try sut.add(new) }
        #expect(try sut.__features__(.all) == [])
    }
    // luca:end

    @Test func change_isStored() throws {
        let sut = __Feature__Service(try .holding(__features__: [.empty]))
        var changed = __Feature__.fixture
        changed.id = .zero
        #expect(try sut.change(changed, from: .empty) == changed)
        #expect(try sut.__feature__("0") == changed)
    }

    @Test func remove_isGone() throws {
        let sut = __Feature__Service(try .holding(__features__: [.fixture, .empty]))
        try sut.remove(.fixture)
        #expect(try sut.__features__(.all) == [.empty])
    }

    @Test(arguments: [Change.add, .change, .remove])
    func anyChange_watchersAreTold(change: Change) async throws {
        let appStateClient = AppStateClient.testValue
        var changes = appStateClient.withLock(\.__features__Changed.stream).makeAsyncIterator()
        let sut = __Feature__Service(
            .testDependencies(
                appStateClient: appStateClient,
                sqliteClient: try .holding(__features__: [.fixture])
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
        let sut = __Feature__Service(.testDependencies(sqliteClient: .failing))
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
