import DataSource
import Foundation
import Synchronization
import Testing
// luca:if testingHasName

import struct DataSource.__Name__
// luca:end

struct __Name__RepositoryTests {
    private let storage = __Name__Storage()

    // luca:if entity
    @Test func __read___nothingStored_isEmpty() throws {
        let sut = __Name__Repository(storage.userDefaultsClient)
        #expect(try sut.__read__() == __empty__)
    }

    @Test func replace_lastOneIsRead() throws {
        let sut = __Name__Repository(storage.userDefaultsClient)
        try sut.replace(with: __empty__)
        try sut.replace(with: __sample__)
        #expect(try sut.__read__() == __sample__)
    }

    @Test func __read___stored_isUnreadable_throws() {
        storage.data.withLock { $0 = Data("?".utf8) }
        let sut = __Name__Repository(storage.userDefaultsClient)
        #expect(throws: DecodingError.self) { try sut.__read__() }
    }
    // luca:else
    @Test func __read___nothingStored_isEmpty() {
        let sut = __Name__Repository(storage.userDefaultsClient)
        #expect(sut.__read__() == __empty__)
    }

    @Test func replace_lastOneIsRead() {
        let sut = __Name__Repository(storage.userDefaultsClient)
        sut.replace(with: __empty__)
        sut.replace(with: __sample__)
        #expect(sut.__read__() == __sample__)
    }
    // luca:end
}

private final class __Name__Storage: Sendable {
    let data = Mutex<Data?>(nil)

    var userDefaultsClient: UserDefaultsClient {
        var client = UserDefaultsClient.testValue
        client.data = { [self] _ in data.withLock { $0 } }
        client.setData = { [self] new, _ in data.withLock { $0 = new } }
        return client
    }
}
