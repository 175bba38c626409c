import DataSource
import TestSupport
import Testing

struct FileManagerClientFakesTests {
    @Test func inMemory_filesAndLinks_areReadWithTheFoldersAboveThem() throws {
        let sut = FileManagerClient.inMemory(["/a/b/c": "text"], links: ["/a/link": "b"])
        #expect(try sut.files(in: "/") == ["a/": "", "a/b/": "", "a/b/c": "text", "a/link": "-> b"])
    }

    @Test func inMemory_permissions_areTold() throws {
        let sut = FileManagerClient.inMemory(["/run": "", "/read": ""], permissions: ["/run": 0o755])
        #expect(try sut.status("/run") == FileStatus(kind: .file, permissions: 0o755))
        #expect(try sut.status("/read") == FileStatus(kind: .file, permissions: 0o644))
    }

    @Test func inMemory_currentDirectory_isThere() throws {
        let sut = FileManagerClient.inMemory(currentDirectoryPath: "/home/me")
        #expect(sut.currentDirectoryPath() == "/home/me")
        #expect(try sut.contentsOfDirectory("/home/me") == [])
    }

    @Test func inMemory_two_shareNothing() throws {
        let (first, second) = (FileManagerClient.inMemory(), FileManagerClient.inMemory())
        try first.createDirectory("/a")
        #expect(try second.files(in: "/") == [:])
    }

    @Test func failingAt_path_itAloneFails() throws {
        let sut = FileManagerClient.failing(at: "/b", with: .refused, over: .inMemory(["/a": "a", "/b": "b"]))
        let error = FileError(.refused, path: "/b")
        #expect(throws: error) { try sut.contents("/b") }
        #expect(throws: error) { try sut.contentsOfDirectory("/b") }
        #expect(throws: error) { try sut.createDirectory("/b") }
        #expect(throws: error) { try sut.createFile("/b", Data(), 0o600) }
        #expect(throws: error) { try sut.destinationOfSymbolicLink("/b") }
        #expect(throws: error) { try sut.rename("/a", "/b") }
        #expect(throws: error) { try sut.rename("/b", "/a") }
        #expect(throws: error) { try sut.removeFile("/b") }
        #expect(throws: error) { try sut.removeDirectory("/b") }
        #expect(try sut.status("/b")?.kind == .file)
    }

    @Test func failingCreateFileNumber_three_theOthersAreMade() throws {
        let sut = FileManagerClient.failing(createFileNumber: 3, with: .full, over: .inMemory())
        var errors: [FileError] = []
        for number in 1...4 {
            do { try sut.createFile("/\(number)", Data(), 0o644) } catch let error as FileError { errors.append(error) }
        }
        #expect(errors == [FileError(.full, path: "/3")])
        #expect(try sut.files(in: "/") == ["1": "", "2": "", "4": ""])
    }

    @Test func failingRenameNumber_two_theFirstIsDone() throws {
        let sut = FileManagerClient.failing(renameNumber: 2, with: .full, over: .inMemory(["/a": "a"]))
        try sut.rename("/a", "/b")
        #expect(throws: FileError(.full, path: "/c")) { try sut.rename("/b", "/c") }
        #expect(try sut.files(in: "/") == ["b": "a"])
    }
}
