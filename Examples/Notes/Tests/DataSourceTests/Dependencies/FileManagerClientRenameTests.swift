import DataSource
import Testing

struct FileManagerClientRenameTests {
    @Test(
        arguments: FileSystem.allCases,
        [
            ("a", "new", "text"), ("a", "folder/b", "text"), ("a", "toA", "text"), ("a", "broken", "text"),
            ("toA", "new", "text"), ("toFolder/b", "new", "b"), ("a", "toFolder/new", "text"),
        ]
    )
    func rename_file_replacesWhatIsThere(system: FileSystem, script: (String, String, String)) throws {
        let (name, destination, contents) = script
        let answers = try system.answers([.rename(name, destination), .status(name), .contents(destination)])
        #expect(answers == ["done", "nothing", contents])
    }

    @Test(arguments: FileSystem.allCases, ["new", "empty", "toFolder/new"])
    func rename_folder_takesItsContentsAlong(system: FileSystem, destination: String) throws {
        let answers = try system.answers([
            .rename("folder/inner", destination), .status("folder/inner"), .contents(destination + "/c"),
        ])
        #expect(answers == ["done", "nothing", "c"])
    }

    @Test(arguments: FileSystem.allCases, ["a", "folder"])
    func rename_toItself_nothingChanges(system: FileSystem, name: String) throws {
        let answers = try system.answers([.rename(name, name), .contents("a"), .contents("folder/inner/c")])
        #expect(answers == ["done", "text", "c"])
    }

    @Test(
        arguments: FileSystem.allCases,
        [
            ("none", "new", "none: missing"), ("none", "a", "none: missing"), ("a/b", "new", "a/b: missing"),
            ("a", "none/new", "none/new: missing"), ("a", "folder", "folder: Is a directory"),
            ("empty", "a", "a: missing"), ("empty", "folder", "folder: exists"),
            ("empty", "toFolder", "toFolder: missing"),
            ("folder", "folder/inner/new", "folder/inner/new: Invalid argument"),
        ]
    )
    func rename_cannotBeDone_reasonAndNothingChanged(system: FileSystem, script: (String, String, String)) throws {
        let (name, destination, answer) = script
        let answers = try system.answers([
            .rename(name, destination), .contents("a"), .names("folder"), .names("empty"),
        ])
        #expect(answers == [answer, "text", "b inner outside", ""])
    }
}
