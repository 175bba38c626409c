import DataSource
import TestSupport
import Testing
// luca:if testingHasName

import struct DataSource.__Feature__
// luca:end

struct __Feature__RepositoryTests {
    @Test func __features___twoInserted_bothAreReadInThatOrder() throws {
        let sut = __Feature__Repository(try .holding(__features__: [.fixture, .empty]))
        #expect(try sut.__features__() == [.fixture, .empty])
    }
    // luca:if search

    @Test func __features___search_onlyMatchesAreRead() throws {
        let sut = __Feature__Repository(try .holding(__features__: [.fixture, .empty]))
        #expect(try sut.__features__(ListQuery(search: "__search_shown__")) == [.fixture])
    }
    // luca:end

    @Test func __features___matchOfAField_onlyMatchesAreRead() throws {
        let sut = __Feature__Repository(try .holding(__features__: [.fixture, .empty]))
        let value = __Feature__.fixture.__first__.cell
        let match = ListQuery.Match(field: "__first_name__", value: value)
        #expect(try sut.__features__(ListQuery(matches: [match])) == [.fixture])
    }
    // luca:if optional

    @Test func __features___matchOfNoValue_thoseWithoutOneAreRead() throws {
        let sut = __Feature__Repository(try .holding(__features__: [.fixture, .empty]))
        let match = ListQuery.Match(field: "__optional_name__", value: .null)
        #expect(try sut.__features__(ListQuery(matches: [match])) == [.empty])
    }
    // luca:end
    // luca:if ordered

    @Test func __features___sorted_smallestComesFirst() throws {
        let sut = __Feature__Repository(try .holding(__features__: [.fixture, .empty]))
        // luca:if sampleSortsLast
        #expect(try sut.__features__(ListQuery(sort: "__first_name__")) == [.empty, .fixture])
        // luca:else
        #expect(try sut.__features__(ListQuery(sort: "__first_name__")) == [.fixture, .empty])
        // luca:end
    }
    // luca:end

    @Test(arguments: [UUID.fixture.uuidString, UUID.fixture.shortText.lowercased()])
    func __feature___beginningOfID_isFound(id: String) throws {
        let sut = __Feature__Repository(try .holding(__features__: [.fixture, .empty]))
        #expect(try sut.__feature__(id) == .fixture)
    }

    @Test(arguments: ["", "%", "4"])
    func __feature___noSuchID_throws(id: String) throws {
        let sut = __Feature__Repository(try .holding(__features__: [.fixture]))
        #expect(throws: RecordError.missing(kind: "__feature_table__", id: id)) {
            try sut.__feature__(id)
        }
    }

    @Test func insert_sameIDTwice_throwsAndKeepsTheFirst() throws {
        let sut = __Feature__Repository(try .holding(__features__: [.fixture]))
        #expect(throws: RecordError.exists(kind: "__feature_table__", id: UUID.fixture.uuidString)) {
            try sut.insert(.fixture)
        }
        #expect(try sut.__features__() == [.fixture])
    }

    @Test func insert_several_oneIsThereAlready_noneIsStored() throws {
        let sut = __Feature__Repository(try .holding(__features__: [.fixture]))
        #expect(throws: NumberedError.self) { try sut.insert([.empty, .fixture]) }
        #expect(try sut.__features__() == [.fixture])
    }

    @Test func update_everyField_isStored() throws {
        let sut = __Feature__Repository(try .holding(__features__: [.fixture]))
        let changed = __Feature__(id: .fixture)
        try sut.update(changed, from: .fixture)
        #expect(try sut.__features__() == [changed])
    }

    @Test func update_removedMeanwhile_throws() throws {
        let sut = __Feature__Repository(.testValue)
        #expect(throws: RecordError.missing(kind: "__feature_table__", id: UUID.fixture.uuidString)) {
            try sut.update(__Feature__(id: .fixture), from: .fixture)
        }
    }

    @Test func remove_twice_secondThrows() throws {
        let sut = __Feature__Repository(try .holding(__features__: [.fixture]))
        try sut.remove(.fixture)
        #expect(throws: RecordError.missing(kind: "__feature_table__", id: UUID.fixture.uuidString)) {
            try sut.remove(.fixture)
        }
    }
}
