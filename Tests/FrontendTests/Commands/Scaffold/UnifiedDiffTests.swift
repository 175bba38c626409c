import DataSource
@testable import Frontend
import Testing

/// What `diff -u` writes for the same texts.
struct UnifiedDiffTests {
    @Test(arguments: [
        ("a\nb\nc\n", "a\nx\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"),
        ("a\n", "a\nb\n", "@@ -1 +1,2 @@\n a\n+b\n"), ("a\nb\n", "a\n", "@@ -1,2 +1 @@\n a\n-b\n"),
        ("", "a\n", "@@ -0,0 +1 @@\n+a\n"), ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
        ("a\r\nb\r\n", "a\r\nx\r\nb\r\n", "@@ -1,2 +1,3 @@\n a\r\n+x\r\n b\r\n"),
        ("a\n", "a\r\n", "@@ -1 +1 @@\n-a\n+a\r\n"), ("a\n", "a\n", ""), ("", "", ""),
    ])
    func text_ofTwoTexts_isAsDiffWritesIt(before: String, after: String, hunks: String) {
        #expect(Array(diff(before, after).utf8) == Array(("--- a b.swift\n+++ a b.swift\n" + hunks).utf8))
    }

    @Test(arguments: [
        ("a", "a\nb", "@@ -1 +1,2 @@\n-a\n\\\n+a\n+b\n\\\n"), ("a", "a\n", "@@ -1 +1 @@\n-a\n\\\n+a\n"),
        ("a\n", "a", "@@ -1 +1 @@\n-a\n+a\n\\\n"), ("", "a", "@@ -0,0 +1 @@\n+a\n\\\n"),
        ("a\nb", "x\nb", "@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\\n"),
    ])
    func text_noNewlineAtTheEnd_isSaid(before: String, after: String, hunks: String) {
        let hunks = hunks.replacing("\\", with: "\\ No newline at end of file")
        #expect(diff(before, after) == "--- a b.swift\n+++ a b.swift\n" + hunks)
    }

    /// Hunks join when no more than six lines lie between them.
    @Test(arguments: [
        (12, "@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n@@ -10,3 +11,4 @@\n 10\n 11\n 12\n+13\n"),
        (8, "@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n@@ -6,3 +7,4 @@\n 6\n 7\n 8\n+9\n"),
        (6, "@@ -1,6 +1,8 @@\n+0\n 1\n 2\n 3\n 4\n 5\n 6\n+7\n"),
    ])
    func text_twoPlaces_areHunks(count: Int, hunks: String) {
        let before = (1...count).map { "\($0)\n" }.joined()
        #expect(diff(before, "0\n" + before + "\(count + 1)\n") == "--- a b.swift\n+++ a b.swift\n" + hunks)
    }

    private func diff(_ before: String, _ after: String) -> String {
        UnifiedDiff(FileChange(path: "a b.swift", before: FileContents(before), after: FileContents(after))).text
    }
}
