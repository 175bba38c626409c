import DataSource
import Foundation
import Model
import Testing

struct __Feature__ServiceTests {
    @Test func save_newOne_isStored() throws {
        let sut = __Feature__Service(try .holding(__features__: []))
        try sut.save(.fixture)
        #expect(try sut.__features__() == [.fixture])
    }

    @Test func save_storedOne_isChanged() throws {
        let sut = __Feature__Service(try .holding(__features__: [__Feature__(id: __Feature__.fixture.id)]))
        try sut.save(.fixture)
        #expect(try sut.__features__() == [.fixture])
    }

    @Test func remove_isGone() throws {
        let other = __Feature__(id: UUID())
        let sut = __Feature__Service(try .holding(__features__: [.fixture, other]))
        try sut.remove(__Feature__.fixture.id)
        #expect(try sut.__features__() == [other])
    }

    @Test func save_storedOnesAreUnreadable_throws() {
        let sut = __Feature__Service(.holdingNo__Features__())
        #expect(throws: (any Error).self) { try sut.save(.fixture) }
    }
}
