import DataSource
@testable import Model
import TestSupport
import Testing

struct EntityServiceTests {
    private static let tag = "Sources/DataSource/Entities/Tag.swift"
    private static let column = "Sources/DataSource/Repositories/Tag+Column.swift"
    private let workshop: Workshop

    init() {
        var workshop = Workshop()
        workshop[Self.tag] = """
            public struct Tag: Codable, Equatable, Sendable {
                public init(name: String = "") {}
            }

            """
        self.workshop = workshop
    }

    @Test(arguments: ["Tag", "Tag?", "[Tag]", "[Tag]?"])
    func plan_entity_isAFieldAndGetsItsConformance(type: String) throws {
        let plan = try workshop.plan(workshop.feature("Book", "tag:" + type), workshop.inMemory)
        #expect(
            text(of: "Sources/DataSource/Entities/Book.swift", in: plan) == "struct Book {\n    var tag: \(type)\n}\n"
        )
        #expect(text(of: Self.column, in: plan) == "extension Tag: JSONColumnValue {}\n")
    }

    @Test func plan_enumeration_getsTheOtherConformance() throws {
        var workshop = workshop
        workshop[Self.tag] = "public enum Tag: String, CaseIterable, Codable, Sendable { case a, b }\n"
        let plan = try workshop.plan(workshop.feature("Book", "tag:Tag"), workshop.inMemory)
        #expect(text(of: Self.column, in: plan) == "extension Tag: ColumnValue {}\n")
    }

    @Test(arguments: ["extension Tag: JSONColumnValue {}", "extension Tag: Hashable, ColumnValue {\n}\n"])
    func plan_conformanceIsElsewhere_isNotMadeAgain(code: String) throws {
        var workshop = workshop
        workshop["Sources/DataSource/Mine.swift"] = code
        let plan = try workshop.plan(workshop.feature("Book", "tag:Tag"), workshop.inMemory)
        #expect(text(of: Self.column, in: plan) == nil)
    }

    @Test func run_twoFeaturesThenUndo_everyByteIsAsBefore() throws {
        let client = workshop.inMemory
        let before = try client.snapshot("/")
        try workshop.run(workshop.feature("Book", "tag:Tag"), client)
        let between = try client.snapshot("/")
        let second = try workshop.run(workshop.feature("Film", "tag:Tag", "tags:[Tag]"), client)
        #expect(second.changes.first { $0.path == Self.column }?.kind == .unchanged)
        #expect(try workshop.plan(workshop.feature("Film", "tag:Tag", "tags:[Tag]"), client).isEmpty)
        try workshop.run(.undo(name: nil), client)
        #expect(try client.snapshot("/") == between)
        try workshop.run(.undo(name: nil), client)
        #expect(try client.snapshot("/") == before)
    }

    @Test func undo_featuresOfTwoBranches_conformanceGoesWithTheLast() throws {
        let client = workshop.inMemory
        let before = try client.snapshot("/")
        try workshop.run(workshop.feature("Book", "tag:Tag"), client)
        let record = workshop.project(".luca/0001-feature-Book.json")
        let elsewhere = try client.contents(record)
        try workshop.run(.undo(name: nil), client)
        try workshop.run(workshop.feature("Film", "tag:Tag"), client)
        try merge(elsewhere, at: record, client)
        try workshop.run(.undo(name: "Film"), client)
        #expect(try client.snapshot("/")[workshop.project(Self.column)] != nil)
        try workshop.run(.undo(name: nil), client) { $0.isForced = true }
        #expect(try client.snapshot("/") == before)
    }

    @Test(arguments: [
        FieldError("tag:Tga", .unknownType(nearest: "Tag"), part: "Tga"),
        FieldError("tag:[Tga]?", .unknownType(nearest: "[Tag]?"), part: "[Tga]?"),
        FieldError("title:Strng", .unknownType(nearest: "String"), part: "Strng"),
        FieldError("title:Strng?", .unknownType(nearest: "String?"), part: "Strng?"),
        FieldError("due:Dat", .unknownType(nearest: "Date"), part: "Dat"),
        FieldError("owner:Person", .unknownType(nearest: nil), part: "Person"),
        FieldError("state:AppStat", .unknownType(nearest: nil), part: "AppStat"),
        FieldError("title:Strng=a", .unknownType(nearest: "String"), part: "Strng"),
        FieldError("tag:Tag=a", .wrongDefault, part: "a"), FieldError("tag:Tag=", .wrongDefault, part: "="),
        FieldError("books:[Book]", .ownType, part: "Book"),
        FieldError(
            "state:AppState",
            .unfitType(
                .conformances(["Equatable", "Codable", "Sendable"]),
                path: "Sources/DataSource/Entities/AppState.swift"
            ),
            part: "AppState"
        ),
    ])
    func plan_typeThatWillNotDo_isRefused(error: FieldError) throws {
        let client = workshop.inMemory
        let before = try client.snapshot("/")
        let request = try workshop.feature("Book", error.field)
        #expect(throws: error) { try workshop.run(request, client) }
        #expect(try client.snapshot("/") == before)
    }

    @Test func plan_typeThatHoldsTheFeature_isRefused() throws {
        var workshop = workshop
        workshop[Self.tag]? += "struct Use { let book: Book }\n"
        let request = try workshop.feature("Book", "tag:Tag")
        let error = FieldError("tag:Tag", .ownType, part: "Tag")
        #expect(throws: error) { try workshop.plan(request, workshop.inMemory) }
    }

    @Test(arguments: ["[Shelf]?", "[String: Shelf]", "Optional<DataSource.Shelf>"])
    func plan_typeThatHoldsTheFeatureInAnother_isRefused(type: String) throws {
        var workshop = workshop
        workshop[Self.tag]? += "extension Tag { struct Place { let shelf: \(type) } }\n"
        workshop["Sources/DataSource/Entities/Shelf.swift"] = "enum Shelf { case tagged(Tag), full(of: [Book]) }\n"
        let request = try workshop.feature("Book", "tags:[Tag]?")
        let error = FieldError("tags:[Tag]?", .ownType, part: "Tag")
        #expect(throws: error) { try workshop.plan(request, workshop.inMemory) }
    }

    private func text(of path: String, in plan: ChangeSet) -> String? {
        plan.changes.first { $0.path == path }?.after.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// What a merge leaves: the record of the other branch beside this one's.
    private func merge(_ contents: Data, at path: String, _ client: FileManagerClient) throws {
        try client.put(String(decoding: contents, as: UTF8.self), at: path)
    }
}
