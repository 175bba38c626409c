import DataSource
import TestSupport
import Testing

/// The list of wishes, a line for each, in a file that is replaced as a whole.
private struct WishRepository: Sendable {
    let fileManagerClient: FileManagerClient

    func add(_ title: String, to path: String) throws {
        let before = try fileManagerClient.status(path) == nil ? Data() : fileManagerClient.contents(path)
        try fileManagerClient.createFile(path + ".new", before + Data("\(title)\n".utf8), 0o644)
        do {
            try fileManagerClient.rename(path + ".new", path)
        } catch {
            try fileManagerClient.removeFile(path + ".new")
            throw error
        }
    }
}

struct InMemoryFilesExample {
    private let files = FileManagerClient.inMemory(["/library/wishes": "Momo\n"])

    @Test func add_title_fileHasOneLineMore() throws {
        try WishRepository(fileManagerClient: files).add("Emma", to: "/library/wishes")
        #expect(try files.files(in: "/library") == ["wishes": "Momo\nEmma\n"])
    }

    @Test func add_renameFails_everythingIsAsBefore() throws {
        let failing = FileManagerClient.failing(renameNumber: 1, with: .full, over: files)
        #expect(throws: FileError(.full, path: "/library/wishes")) {
            try WishRepository(fileManagerClient: failing).add("Emma", to: "/library/wishes")
        }
        #expect(try files.files(in: "/library") == ["wishes": "Momo\n"])
    }
}
