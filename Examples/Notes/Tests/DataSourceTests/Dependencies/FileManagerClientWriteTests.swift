import DataSource
import Testing

/// What changes a file system: each script is a call and its answer, then what is there.
struct FileManagerClientWriteTests {
    @Test(
        arguments: FileSystem.allCases,
        [
            ("new", "done", "folder"), ("toFolder/new", "done", "folder"), ("a", "a: exists", "file 644"),
            ("folder", "folder: exists", "folder"), ("broken", "broken: exists", "link"),
            ("none/new", "none/new: missing", "nothing"), ("a/new", "a/new: missing", "nothing"),
        ]
    )
    func createDirectory_path_isMadeOrReason(system: FileSystem, script: (String, String, String)) throws {
        let (name, answer, status) = script
        #expect(try system.answers([.createDirectory(name), .status(name)]) == [answer, status])
    }

    @Test(arguments: FileSystem.allCases, [0o600, 0o644, 0o666, 0o755, 0o444])
    func createFile_permissions_areKeptWhateverTheMask(system: FileSystem, permissions: Int) throws {
        let answers = try system.answers([
            .createFile("toFolder/new", "text", permissions), .contents("folder/new"), .status("folder/new"),
        ])
        #expect(answers == ["done", "text", "file " + String(permissions, radix: 8)])
    }

    @Test(
        arguments: FileSystem.allCases,
        [
            ("a", "a: exists", "text"), ("folder", "folder: exists", "folder: Is a directory"),
            ("toA", "toA: exists", "text"), ("broken", "broken: exists", "broken: missing"),
            ("none/new", "none/new: missing", "none/new: missing"), ("a/new", "a/new: missing", "a/new: missing"),
        ]
    )
    func createFile_cannotBeMade_reasonAndNothingChanged(system: FileSystem, script: (String, String, String)) throws {
        let (name, answer, contents) = script
        #expect(try system.answers([.createFile(name, "new", 0o600), .contents(name)]) == [answer, contents])
    }

    @Test(
        arguments: FileSystem.allCases,
        [
            ("a", "done", "nothing"), ("toA", "done", "nothing"), ("toFolder/b", "done", "nothing"),
            ("none", "none: missing", "nothing"), ("a/b", "a/b: missing", "nothing"),
        ]
    )
    func removeFile_path_isGoneOrReason(system: FileSystem, script: (String, String, String)) throws {
        let (name, answer, status) = script
        let answers = try system.answers([.removeFile(name), .status(name), .names("folder/inner")])
        #expect(answers == [answer, status, "c"])
    }

    @Test(arguments: FileSystem.allCases) func removeFile_folder_isRefused(system: FileSystem) throws {
        let answers = try system.answers([.removeFile("empty"), .status("empty")])
        #expect(answers.first?.hasPrefix("empty: ") == true)
        #expect(answers.last == "folder")
    }

    @Test(
        arguments: FileSystem.allCases,
        [
            ("empty", "done", "nothing"), ("folder", "folder: exists", "folder"), ("a", "a: missing", "file 644"),
            ("toFolder", "toFolder: missing", "link"), ("none", "none: missing", "nothing"),
        ]
    )
    func removeDirectory_path_isGoneOrReason(system: FileSystem, script: (String, String, String)) throws {
        let (name, answer, status) = script
        #expect(try system.answers([.removeDirectory(name), .status(name)]) == [answer, status])
    }
}
