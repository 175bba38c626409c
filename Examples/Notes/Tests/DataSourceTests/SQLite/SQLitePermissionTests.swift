import TestSupport
import Testing

@testable import DataSource

@Suite(.enabled(if: !FilePermissions.areIgnored))
struct SQLitePermissionTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("test.sqlite")
    }

    @Test func transaction_readOnlyFolder_throwsAndSaysWhy() throws {
        try FilePermissions.set(0o500, of: folder.path)
        #expect(throws: cannotOpen) { try Table<SampleRecord>.at(path).records(.all) }
    }

    @Test func transaction_fileInReadOnlyFolder_throwsAndSaysWhy() throws {
        try Table<SampleRecord>.at(path).insert(.fixture)
        try FilePermissions.set(0o500, of: folder.path)
        #expect(throws: cannotWrite) { try Table<SampleRecord>.at(path).records(.all) }
    }

    @Test func transaction_unreadableFile_throwsAndSaysWhy() throws {
        try Table<SampleRecord>.at(path).insert(.fixture)
        try FilePermissions.set(0o000, of: path)
        #expect(throws: cannotOpen) { try Table<SampleRecord>.at(path).records(.all) }
    }

    @Test func transaction_readOnlyFile_isReadAndNotWritten() throws {
        try Table<SampleRecord>.at(path).insert(.fixture)
        try FilePermissions.set(0o400, of: path)
        #expect(throws: cannotWrite) { try Table<SampleRecord>.at(path).insert(.empty) }
        #expect(try Table<SampleRecord>.at(path).records(.all) == [.fixture])
    }

    @Test func transaction_folderCannotBeMade_throws() throws {
        try FilePermissions.set(0o500, of: folder.path)
        #expect(throws: DataFolderError(path: folder.path("data"))) {
            try Table<SampleRecord>.at(folder.path("data/test.sqlite")).records(.all)
        }
    }

    private var cannotOpen: SQLiteError {
        .failed(code: 14, message: "unable to open database file: Permission denied", path: path)
    }

    private var cannotWrite: SQLiteError {
        .failed(code: 8, message: "attempt to write a readonly database", path: path)
    }
}
