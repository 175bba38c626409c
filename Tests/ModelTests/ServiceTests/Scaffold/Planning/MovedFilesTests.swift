import DataSource
@testable import Model
import TestSupport
import Testing

/// A person who sorts files into folders of their own goes on with luca.
struct MovedFilesTests {
    private static let moves = [
        "Sources/DataSource/Entities/Note.swift": "Sources/DataSource/Entities/People/Note.swift",
        "Sources/DataSource/Repositories/Note+Record.swift": "Sources/DataSource/Tables/Note+Record.swift",
        "Sources/DataSource/Entities/AppState.swift": "Sources/DataSource/AppState.swift",
        "Sources/Model/Stores/NoteEditorStore.swift": "Sources/Model/Stores/Note/NoteEditorStore.swift",
        "Sources/Model/Stores/RootStore.swift": "Sources/Model/Stores/App/RootStore.swift",
        "Sources/Frontend/Commands/NoteCommand.swift": "Sources/Frontend/Commands/Note/NoteCommand.swift",
        "Tests/TestSupport/Note+Fixture.swift": "Tests/TestSupport/Fixtures/Note+Fixture.swift",
    ]
    private let app: ShippedApp

    init() throws {
        app = try ShippedApp()
        try app.run(.feature(try FeatureRequest(parsing: "Note", plural: nil, fields: ["title:String"])))
        for (old, new) in Self.moves { try app.move(old, to: new) }
    }

    /// The same lines as where nothing was moved.
    @Test func plan_fieldAndFeature_editTheFilesWhereTheyLie() throws {
        let plain = try ShippedApp()
        try plain.run(.feature(try FeatureRequest(parsing: "Note", plural: nil, fields: ["title:String"])))
        for app in [plain, app] {
            try app.run(.field(try FieldRequest(parsing: "Note", fields: ["due:Date?"])))
            try app.run(.feature(try FeatureRequest(parsing: "Tag", plural: nil, fields: ["note:Note?"])))
        }
        for (old, new) in Self.moves { try plain.move(old, to: new) }
        #expect(try app.sources() == plain.sources())
    }

    @Test func plan_removeOrUndo_takesThemFromWhereTheyLie() throws {
        try app.run(.field(try FieldRequest(parsing: "Note", fields: ["due:Date?"])))
        try app.run(.undo(name: nil))
        try app.run(.remove(kind: "feature", name: "Note"))
        let left = try app.sources()
        let plain = try ShippedApp()
        for (old, new) in Self.moves where !old.contains("Note") { try plain.move(old, to: new) }
        #expect(try left == plain.sources())
    }

    /// Also where a file is all that there is of it.
    @Test func plan_undoOfOneFile_takesItFromWhereItLies() throws {
        let before = try app.sources()
        let request = try PlanRequest(parsing: NewForm(.component(.service), name: "Weather"), in: app.root)
        try app.run(request)
        for folder in ["Sources/Model/Services/", "Tests/ModelTests/ServiceTests/"] {
            let name = "WeatherService" + (folder.hasPrefix("Tests") ? "Tests" : "") + ".swift"
            try app.move(folder + name, to: folder + "Sky/" + name)
        }
        try app.run(.undo(name: nil))
        #expect(try app.sources() == before)
    }

    /// One that has only the name is somebody else's.
    @Test func plan_removeWithAnotherOfThatName_leavesIt() throws {
        let path = "Sources/Model/Stores/Note/NoteEditorStore.swift"
        try app.put(FileContents("// Mine.\n"), at: path)
        try app.run(.remove(kind: "feature", name: "Note"))
        #expect(try app.sources()[path] == "// Mine.\n")
    }
}

extension ShippedApp {
    /// What is in its Swift files, by their paths in it.
    fileprivate func sources() throws -> [String: String] {
        let files = try snapshot().filter { $0.key.hasSuffix(".swift") }
        return Dictionary(
            uniqueKeysWithValues: files.map { file in
                (String(file.key.dropFirst(root.count + 1)), String(file.value.drop { $0 != " " }.dropFirst()))
            }
        )
    }
}
