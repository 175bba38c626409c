import DataSource
import Testing

struct StringPathTests {
    @Test(arguments: [
        ("/a", "b", "/a/b"), ("/a/", "b", "/a/b"), ("/", "b", "/b"), ("/a", "", "/a"), ("/a", "/b", "/b"),
        ("a", "b/c", "a/b/c"),
    ])
    func appending_path_isJoinedUnlessAbsolute(folder: String, path: String, result: String) {
        #expect(folder.appending(path: path) == result)
    }

    @Test(arguments: [("/a/b", "/a", "b"), ("/a", "/", "a"), ("/", "/", "/"), ("a", "", "a"), ("a/b", "a", "b")])
    func parentPath_andLastName_partAPath(path: String, parent: String, name: String) {
        #expect(path.parentPath == parent)
        #expect(path.lastPathComponent == name)
    }

    @Test(arguments: [
        ("/a/./b//c", "/a/b/c"), ("/a/../b", "/b"), ("/../a", "/a"), ("a/../../b", "../b"), ("..", ".."), ("/", "/"),
        ("./a", "a"), ("a/", "a"), ("../../a", "../../a"), (".", ""),
    ])
    func normalizedPath_dots_areGone(path: String, result: String) {
        #expect(path.normalizedPath == result)
    }

    @Test(arguments: [
        ("/a/b", ["/a/b", "/a", "/"]), ("/", ["/"]), ("a/b/c", ["a/b/c", "a/b", "a"]), ("a", ["a"]),
    ])
    func ancestorPaths_ofAPath_innermostFirst(path: String, result: [String]) {
        #expect(path.ancestorPaths == result)
    }

    @Test(arguments: [
        ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a", "/a/b", false), ("/a", "/", true),
    ])
    func isInside_folder_isNotFooledByABeginning(path: String, folder: String, result: Bool) {
        #expect(path.isInside(path: folder) == result)
    }
}
