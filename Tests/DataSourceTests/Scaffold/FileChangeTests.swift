import DataSource
import Testing

struct FileChangeTests {
    private static let (old, new) = (FileContents("old"), FileContents("new"))

    @Test(arguments: [
        (FileChange(path: "a", before: nil, after: new), FileChange.Kind.create),
        (FileChange(path: "a", before: old, after: new), .edit),
        (FileChange(path: "a", before: old, after: nil), .remove),
        (FileChange(path: "a", before: old, after: old), .unchanged),
        (FileChange(path: "a", before: old, after: FileContents("old", permissions: 0o755)), .edit),
        (FileChange(path: "a", before: old, after: new, isSkipped: true), .skip),
    ])
    func kind_ofAChange_isWhatHappens(change: FileChange, kind: FileChange.Kind) {
        #expect(change.kind == kind)
        let isEmpty = [.skip, .unchanged].contains(kind)
        #expect(ChangeSet(root: "/", changes: [change]).isEmpty == isEmpty)
    }

    /// Vectors of the specification.
    @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
    func fingerprint_ofBytes_isFNV(text: String, fingerprint: String) {
        #expect(FileContents(text).fingerprint == fingerprint)
    }

    @Test(arguments: [
        ("Package.swift", Layer.project), ("templates/x", .project), ("Sources/DataSource/A.swift", .dataSource),
        ("Sources/CSQLite/CSQLite.h", .dataSource), ("Sources/Model/A.swift", .model),
        ("Sources/Frontend/A.swift", .frontend), ("Sources/notes/Notes.swift", .program),
        ("Tests/ModelTests/A.swift", .tests), (".luca/0001-app-Notes.json", .record),
    ])
    func layer_ofAPath_isOne(path: String, layer: Layer) {
        #expect(Layer.allCases.filter { $0.holds(path) } == [layer])
    }
}
