import DataSource
@testable import Model
import TestSupport
import Testing

/// Names and types of fields that would mean something else in what is made of them.
struct FieldNameTests {
    private static let shared = Result { try ShippedApp() }

    @Test(arguments: [
        "id", "ID", "iD", "rowid", "rowID", "oid", "columns", "table", "empty", "fixture", "cells", "self", "Self",
        "init", "dataDir", "data-dir", "generate",
    ])
    func plan_nameThatCodeUses_isReserved(name: String) throws {
        let field = try FieldSpec(parsing: name + ":Int")
        let error = FieldError(field.text, .reserved, part: field.word)
        #expect(throws: error) { try plan(name + ":Int") }
    }

    @Test(arguments: [
        ("id:a|b", "id"), ("date:todo|done", "date"), ("string:a|b", "string"), ("type:a|b", "type"),
        ("any:a|b?", "any"), ("protocol:a|b", "protocol"), ("column:a|b", "column"), ("record:[a|b]", "record"),
        ("sendable:a|b", "sendable"), ("codingKeys:a|b", "codingKeys"),
        ("a:Action", "Action"), ("a:ID", "ID"), ("a:Column", "Column"), ("a:[SQLiteRow]?", "SQLiteRow"),
    ])
    func plan_typeThatMeansSomethingElse_isReserved(text: String, part: String) throws {
        let field = try FieldSpec(parsing: text)
        #expect(throws: FieldError(field.text, .reserved, part: part)) { try plan(text) }
    }

    @Test(arguments: [
        "type", "description", "hashValue", "count", "in", "default", "static", "row", "word", "cell", "texts", "path",
        "query", "action", "failure", "text", "name", "note", "notes", "file", "list", "fields", "sut", "h",
    ])
    func plan_nameThatIsFree_isPlanned(name: String) throws {
        #expect(try !plan(name + ":String").isEmpty)
    }

    /// An option of the program itself, which every command takes.
    @Test func plan_optionOfTheProject_isReserved() throws {
        let app = try ShippedApp()
        let path = "Sources/Frontend/Commands/AppCommand.swift"
        let text = """
            @MainActor public enum AppCommand {
                static let depth = Option<Int>("search-depth", "How deep.")
                static let loud = Flag("loud", "More.")
                private static let features: [Command] = []
            }

            """
        try app.put(FileContents(text), at: path)
        for name in ["searchDepth", "loud"] {
            #expect(throws: FieldError(name + ":Int", .reserved, part: name)) {
                try app.plan(.feature(FeatureRequest(parsing: "Note", plural: nil, fields: [name + ":Int"])))
            }
        }
    }

    @Test func plan_fieldThatComesLater_isReserved() throws {
        let app = try ShippedApp()
        try app.run(.feature(FeatureRequest(parsing: "Note", plural: nil, fields: ["title:String"])))
        for name in ["cells", "columns", "fixture", "table"] {
            #expect(throws: FieldError(name + ":Int", .reserved, part: name)) {
                try app.plan(.field(FieldRequest(parsing: "Note", fields: [name + ":Int"])))
            }
        }
    }

    private func plan(_ field: String) throws -> ChangeSet {
        let request = try FeatureRequest(parsing: "Note", plural: nil, fields: [field])
        return try Self.shared.get().plan(.feature(request)) { $0.reserved.options = ["generate"] }
    }
}
