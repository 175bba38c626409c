import DataSource
@testable import Model
import Testing

struct EntityDeclarationTests {
    private static let conformances = "Codable, Equatable, Sendable"

    @Test(arguments: [
        ("public static let empty = Tag()", ".empty", nil),
        ("static let empty = Tag()", nil, nil),
        ("public init() {}", "Tag()", nil),
        ("init(name: String) {}", nil, nil),
        ("public init(name: String) {}", nil, "Tag(name: \"name\")"),
        ("public init(_ name: String = \"\", in place: Int = 0) {}", "Tag()", "Tag(\"name\", in: 4)"),
        ("public init(name: String, tags: [Int]?, on: Bool) {}", nil, "Tag(name: \"name\", tags: [4], on: true)"),
        ("public init(name: String, other: Other = .x) {}", nil, "Tag(name: \"name\")"),
        ("public init(name: String, other: Other) {}", nil, nil),
        ("public init(size: Int = 3, on: Bool = true) {}", "Tag()", "Tag(size: -1, on: false)"),
        (
            "public static let empty = Tag(size: 3)\n public init(size: Int, name: String = \"name\") {}", ".empty",
            "Tag(size: -1, name: \"changed\")"
        ),
        (
            "public static var empty: Tag { Tag(3) }\n public init(_ size: Int = 0) {}", ".empty", "Tag(-1)"
        ),
        ("public init?(name: String) {}", nil, nil), ("public init<T>(name: String, _: T) {}", nil, nil),
        ("public init(name: String) throws {}", nil, nil),
        ("public init(name: String) {}\n public init(name: String, size: Int) {}", nil, "Tag(name: \"name\", size: 4)"),
        ("}\npublic extension Tag {\n static var empty: Tag { Tag() }", ".empty", nil),
    ])
    func type_struct_valuesAreThoseThatAnybodyCanMake(body: String, empty: String?, sample: String?) throws {
        let declaration = try declaration("public struct Tag: \(Self.conformances) {\n\(body)\n}\n")
        let values = [empty, sample].map { $0.map { EntityType.Value($0) } }
        let expected = EntityType(name: "Tag", empty: values[0], sample: values[1])
        #expect(declaration?.type(hasFixture: false) == expected)
        #expect(declaration?.type(hasFixture: true).sample?.code == ".fixture")
    }

    @Test func type_enumeration_valuesAreItsCases() throws {
        let text = """
            public enum Tag: String, CaseIterable, Codable, Sendable {
                case none, `in`
                case late = "too late"
            }
            """
        let expected = EntityType(
            name: "Tag",
            isEnumeration: true,
            empty: .init(".`in`", word: "in"),
            sample: .init(".late", word: "too late")
        )
        #expect(try declaration(text)?.type(hasFixture: false) == expected)
        #expect(try declaration(text)?.lack(expected, for: .one) == nil)
    }

    @Test(arguments: [
        ("struct Tag: Codable, Equatable, Sendable", EntityLack?.some(.publicAccess)),
        ("public struct Tag", .conformances(["Equatable", "Codable", "Sendable"])),
        ("public struct Tag: Hashable, Decodable", .conformances(["Codable", "Sendable"])),
        ("public struct Tag: Comparable, JSONColumnValue", nil),
        ("public struct Tag: Swift.Hashable, Codable, @unchecked Sendable", nil),
        ("extension Tag: Equatable {}\npublic struct Tag: Codable, Sendable", nil),
        ("public enum Tag: String, CaseIterable, Codable, Sendable", .cases),
        ("public enum Tag: Codable, Sendable", .conformances(["String", "CaseIterable"])),
    ])
    func lack_declaration_isWhatHasToBeAdded(declared: String, lack: EntityLack?) throws {
        let declaration = try declaration(declared + " { public init(name: String = \"\") {} }")
        let type = try #require(declaration?.type(hasFixture: false))
        #expect(declaration?.lack(type, for: .one) == lack)
    }

    @Test(arguments: [
        ("public init(name: String) {}", FieldType.Shape.one, EntityLack?.some(.emptyValue)),
        ("public init(name: String) {}", .optional, nil), ("public init(name: String) {}", .many, nil),
        ("public static let empty = Tag()", .one, .sampleValue), ("", .optionalMany, .sampleValue),
        ("public var word: String\n public init(word: String) {}", .optional, .freeName("word")),
        ("public static let word = 1\n public init(name: String) {}", .optional, nil),
    ])
    func lack_values_dependOnTheShape(body: String, shape: FieldType.Shape, lack: EntityLack?) throws {
        let declaration = try declaration("public struct Tag: \(Self.conformances) {\n\(body)\n}\n")
        let type = try #require(declaration?.type(hasFixture: false))
        #expect(declaration?.lack(type, for: shape) == lack)
    }

    @Test(arguments: [
        "public struct Other {}", "public struct Tag<T> {}", "public final class Tag {}", "// struct Tag {}",
    ])
    func init_noSuchType_isNil(text: String) throws {
        #expect(try declaration(text) == nil)
    }

    private func declaration(_ text: String) throws -> EntityDeclaration? {
        EntityDeclaration("Tag", in: try SwiftSource(text, at: "Tag.swift"))
    }
}
