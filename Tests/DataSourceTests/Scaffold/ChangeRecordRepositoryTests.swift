import DataSource
import TestSupport
import Testing

struct ChangeRecordRepositoryTests {
    private let project = Project(root: "/p")
    private let record = ChangeRecord(
        kind: .feature,
        name: "Note",
        arguments: ["Note", "in:String"],
        templates: "0123456789abcdef",
        files: ["Sources/Model/Note.swift": "cbf29ce484222325"],
        edits: [
            "Sources/Model/A.swift": ChangeRecord.Edit(
                fingerprint: "af63dc4c8601ec8c",
                texts: [InsertedText(offset: 3, text: "\r\n ü\"\\", before: "{", after: "}")]
            )
        ],
        folders: ["Sources/Model", ".luca"]
    )

    @Test(arguments: [
        ([], "0001"), (["0001-app-Notes.json"], "0002"), (["0001-app-Notes.json", "0007-feature-Tag.json"], "0008"),
        (["0002-feature-A.json", "0002-feature-B.json"], "0003"), (["9999-feature-A.json"], "10000"),
        (["README.md", "notes.json"], "0001"), (["12-feature-A.json"], "0013"),
    ])
    func nextPath_recordsThere_followsTheHighest(names: [String], number: String) throws {
        let files = Dictionary(uniqueKeysWithValues: names.map { ("/p/.luca/" + $0, "{}") })
        let path = try ChangeRecordRepository(.inMemory(files)).nextPath(record, in: project)
        #expect(path == ".luca/\(number)-feature-Note.json")
    }

    @Test func records_written_areReadInOrder() throws {
        let app = ChangeRecord(kind: .app, name: "Notes")
        let sut = ChangeRecordRepository(.testValue)
        let texts = try [record, app].map { String(decoding: try sut.contents(of: $0).bytes, as: UTF8.self) }
        let client = FileManagerClient.inMemory([
            "/p/.luca/0002-feature-Note.json": texts[0], "/p/.luca/0001-app-Notes.json": texts[1],
            "/p/.luca/README.md": "x",
        ])
        let found = try ChangeRecordRepository(client).records(in: project)
        #expect(found.map(\.path) == [".luca/0001-app-Notes.json", ".luca/0002-feature-Note.json"])
        #expect(found.map(\.record) == [app, record])
        #expect(texts.allSatisfy { $0.hasSuffix("}\n") })
    }

    @Test func records_noFolder_areNone() throws {
        #expect(try ChangeRecordRepository(.inMemory()).records(in: project).isEmpty)
    }

    @Test(arguments: ["", "{", "[]", "{}"]) func records_unreadable_isNamed(text: String) {
        let sut = ChangeRecordRepository(.inMemory(["/p/.luca/0001-feature-A.json": text]))
        #expect(throws: ChangeRecordError.unreadable(path: ".luca/0001-feature-A.json")) {
            try sut.records(in: project)
        }
    }
}
