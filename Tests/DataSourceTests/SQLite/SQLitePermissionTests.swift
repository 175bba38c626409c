import TestSupport
import Testing

@testable import DataSource

@Suite(.enabled(if: !Permissions.areIgnored))
struct SQLitePermissionTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("test.sqlite")
    }

    @Test func transaction_readOnlyFolder_throwsAndSaysWhy() throws {
        try Permissions.set(0o500, of: folder.path)
        #expect(throws: cannotOpen) { try Table<Sample>.at(path).records(.all) }
    }

    @Test func transaction_fileInReadOnlyFolder_throwsAndSaysWhy() throws {
        try Table<Sample>.at(path).insert(.fixture)
        try Permissions.set(0o500, of: folder.path)
        #expect(throws: cannotWrite) { try Table<Sample>.at(path).records(.all) }
    }

    @Test func transaction_unreadableFile_throwsAndSaysWhy() throws {
        try Table<Sample>.at(path).insert(.fixture)
        try Permissions.set(0o000, of: path)
        #expect(throws: cannotOpen) { try Table<Sample>.at(path).records(.all) }
    }

    @Test func transaction_readOnlyFile_isReadAndNotWritten() throws {
        try Table<Sample>.at(path).insert(.fixture)
        try Permissions.set(0o400, of: path)
        #expect(throws: cannotWrite) { try Table<Sample>.at(path).insert(.empty) }
        #expect(try Table<Sample>.at(path).records(.all) == [.fixture])
    }

    @Test func transaction_folderCannotBeMade_throws() throws {
        try Permissions.set(0o500, of: folder.path)
        #expect(throws: DataFolderError(path: folder.path("data"))) {
            try Table<Sample>.at(folder.path("data/test.sqlite")).records(.all)
        }
    }

    private var cannotOpen: SQLiteError {
        .failed(code: 14, message: "unable to open database file: Permission denied", path: path)
    }

    private var cannotWrite: SQLiteError {
        .failed(code: 8, message: "attempt to write a readonly database", path: path)
    }
}
