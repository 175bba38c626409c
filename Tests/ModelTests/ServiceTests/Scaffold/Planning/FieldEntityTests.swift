import DataSource
@testable import Model
import TestSupport
import Testing

/// What the entities of a project, and what other files add to them, mean for a new field.
struct FieldEntityTests {
    private let app: ShippedApp
    private let entity = "Sources/DataSource/Entities/Note.swift"
    private static let more = "Sources/DataSource/Entities/Note+More.swift"

    private static let shared = Result {
        let app = try ShippedApp()
        try app.run(.feature(FeatureRequest(parsing: "Note", plural: nil, fields: ["title:String"])))
        return app
    }

    init() throws {
        app = try ShippedApp(copying: Self.shared.get())
    }

    @Test(arguments: ["tag:Tag?", "tags:[Tag]?"])
    func plan_cycleThroughAThird_isRefused(field: String) throws {
        try app.run(.feature(FeatureRequest(parsing: "Tag", plural: nil, fields: ["name:String"])))
        try app.run(.feature(FeatureRequest(parsing: "Order", plural: nil, fields: ["note:Note", "n:Int"])))
        try app.run(.field(FieldRequest(parsing: "Tag", fields: ["order:Order?"])))
        #expect(throws: FieldError(field, .ownType, part: "Tag")) { try app.plan(self.field([field])) }
    }

    @Test func plan_typeOnlyNamesTheFeature_isAField() throws {
        try app.run(.feature(FeatureRequest(parsing: "Tag", plural: nil, fields: ["name:String"])))
        let tag = "Sources/DataSource/Entities/Tag.swift"
        try put(text(of: tag) + "\nextension Tag { func isOf(_ note: Note) -> Bool { true } }\n", at: tag)
        #expect(try !app.plan(field(["tag:Tag"])).isEmpty)
    }

    @Test func plan_helperNamesTheFeature_fieldNeedNotBeOptional() throws {
        try put("extension Note { func isLike(_ other: Note) -> Bool { true } }\n", at: Self.more)
        #expect(try !app.plan(field(["kind:a|b"])).isEmpty)
    }

    @Test(arguments: [
        ("extension Note { public var due: Date? { nil } }", "due:Date?", "due", "public var due: Date?"),
        ("extension Note {\n#if DEBUG\nfunc due() {}\n#endif\n}", "due:[Tag]", "due", "public var due: [Tag]"),
        ("extension Note { enum Kind {} }", "kind:a|b?", "kind", "public var kind: Kind?"),
    ])
    func plan_extensionElsewhereHasTheName_isRefused(
        code: String,
        field: String,
        name: String,
        text: String
    ) throws {
        try app.run(.feature(FeatureRequest(parsing: "Tag", plural: nil, fields: ["name:String"])))
        try put(code, at: Self.more)
        let error = WiringError.taken(path: Self.more, place: "extension Note", name: name, text: text)
        #expect(throws: error) { try app.plan(self.field([field])) }
        #expect(throws: error) { try app.plan(self.field([field])) { $0.wiring = .asFarAsPossible } }
        #expect(try !app.plan(self.field(["size:Int"])).isEmpty)
    }

    @Test func run_entityWithKeysThenUndo_theyGrow() throws {
        let text = try text(of: entity)
        let end = try #require(text.lastIndex(of: "}"))
        let keys = "\n    enum CodingKeys: String, CodingKey {\n        case id, title = \"name\"\n"
        try put(text[..<end] + keys + "    }\n}\n", at: entity)
        let before = try app.snapshot()
        try app.run(field(["due:Date?", "in:Int"]))
        let expected = keys + "        case due\n        case `in`\n    }\n"
        #expect(try self.text(of: entity).contains(expected))
        #expect(try app.plan(field(["due:Date?", "in:Int"])).isEmpty)
        try app.run(.undo(name: nil))
        #expect(try app.snapshot() == before)
    }

    @Test func plan_keysElsewhere_areLeftToTheAuthor() throws {
        try put("extension Note { enum CodingKeys: CodingKey { case id, title, size } }\n", at: Self.more)
        let error = WiringError.missing(
            path: Self.more,
            place: "enum Note.CodingKeys",
            text: "case due\ncase `in`"
        )
        let request = try field(["due:Date?", "size:Int", "in:Int"])
        #expect(throws: error) { try app.plan(request) }
        #expect(try app.plan(request) { $0.wiring = .asFarAsPossible }.leftToDo == [error])
    }

    private func put(_ text: String, at path: String) throws {
        try app.put(FileContents(Data(text.utf8), permissions: 0o644), at: path)
    }

    private func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: app.root + "/" + path)), as: UTF8.self)
    }

    private func field(_ fields: [String]) throws -> PlanRequest {
        .field(try FieldRequest(parsing: "Note", fields: fields))
    }
}
