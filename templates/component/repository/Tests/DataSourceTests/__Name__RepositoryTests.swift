import DataSource
import TestSupport
import Testing
// luca:if testingHasName

import struct DataSource.__Name__
// luca:end

struct __Name__RepositoryTests {
    private static let path = "/__name_command__.json"

    @Test func __read___nothingStored_isEmpty() throws {
        let sut = __Name__Repository(.inMemory(), path: Self.path)
        #expect(try sut.__read__() == __empty__)
    }

    // luca:if entity
    @Test func __read___damagedFile_throws() {
        let sut = __Name__Repository(.inMemory([Self.path: "{"]), path: Self.path)
        #expect(throws: DocumentError.notRecords(path: Self.path)) { try sut.__read__() }
    }

    // luca:end
    @Test func replace_twice_lastOneIsRead() throws {
        let sut = __Name__Repository(.inMemory(), path: Self.path)
        try sut.replace(with: __sample__)
        try sut.replace(with: __empty__)
        try sut.replace(with: __sample__)
        #expect(try sut.__read__() == __sample__)
    }

    @Test func replace_draftOfAKilledProgramIsThere_isStored() throws {
        let sut = __Name__Repository(.inMemory([Self.path + ".new": "half of a"]), path: Self.path)
        try sut.replace(with: __sample__)
        #expect(try sut.__read__() == __sample__)
    }

    @Test func replace_diskIsFull_formerOneStays() throws {
        let client = FileManagerClient.failing(createFileNumber: 2, with: .full, over: .inMemory())
        let sut = __Name__Repository(client, path: Self.path)
        try sut.replace(with: __sample__)
        #expect(throws: FileError(.full, path: Self.path + ".new")) { try sut.replace(with: __empty__) }
        #expect(try sut.__read__() == __sample__)
    }
}
