import DataSource
import Testing

/// The file system on the disk, and the one in memory beside it.
struct FileManagerClientTests {
    @Test(
        arguments: FileSystem.allCases,
        [
            ("a", "text"), ("toA", "text"), ("roundabout", "b"), ("chain", "text"), ("toFolder/outside", "text"),
            ("folder/../folder//inner/./c", "c"), ("none", "none: missing"), ("none/a", "none/a: missing"),
            ("a/b", "a/b: missing"), ("broken", "broken: missing"), ("folder", "folder: Is a directory"),
        ]
    )
    func contents_path_textOrReason(system: FileSystem, script: (name: String, answer: String)) throws {
        #expect(try system.answers([.contents(script.name)]) == [script.answer])
    }

    @Test(
        arguments: FileSystem.allCases,
        [
            ("folder", "b inner outside"), ("toFolder", "b inner outside"), ("empty", ""), ("none", "none: missing"),
            ("a", "a: missing"), ("", "a broken chain circle empty folder roundabout toA toFolder"),
        ]
    )
    func contentsOfDirectory_path_namesOrReason(system: FileSystem, script: (name: String, answer: String)) throws {
        #expect(try system.answers([.names(script.name)]) == [script.answer])
    }

    @Test(
        arguments: FileSystem.allCases,
        [
            ("a", "file 644"), ("folder", "folder"), ("toA", "link"), ("broken", "link"), ("toFolder/b", "file 644"),
            ("none", "nothing"), ("none/a", "nothing"), ("a/b", "nothing"), ("broken/a", "nothing"),
            ("folder/..", "folder"),
        ]
    )
    func status_path_kindOrNothing(system: FileSystem, script: (name: String, answer: String)) throws {
        #expect(try system.answers([.status(script.name)]) == [script.answer])
    }

    @Test(
        arguments: FileSystem.allCases,
        [
            ("toA", "a"), ("toFolder/outside", "../a"), ("a", "a: Invalid argument"),
            ("folder", "folder: Invalid argument"), ("none", "none: missing"),
        ]
    )
    func destinationOfSymbolicLink_path_destinationOrReason(
        system: FileSystem,
        script: (name: String, answer: String)
    ) throws {
        #expect(try system.answers([.destination(script.name)]) == [script.answer])
    }

    @Test(arguments: FileSystem.allCases) func contents_linksInACircle_throws(system: FileSystem) throws {
        let answers = try system.answers([.contents("circle"), .status("circle/a")])
        #expect(answers.map { $0.contains("symbolic links") } == [true, true])
    }
}
