import DataSource
@testable import Model
import Testing

struct EntitySampleTests {
    @Test(arguments: [
        (FieldType.Shape.one, ".empty .fixture .empty", #"--in=\(Note.fixture.in.word) --in=\(Note.empty.in.word)"#),
        (.optional, "nil .fixture nil", #"--in=\(Note.fixture.in.word) --no-in"#),
        (.many, "[] [.fixture] []", #"--in=\(Note.fixture.in.word) --no-in"#),
        (.optionalMany, "nil [.fixture] []", #"--in=\(Note.fixture.in.word) --no-in"#),
    ])
    func rendered_entity_isTakenFromTheFixture(shape: FieldType.Shape, code: String, words: String) throws {
        let entity = EntityType(name: "Tag", empty: .init(".empty"), sample: .init(".fixture"))
        let text = "__first_default__ __first_sample__ __first_changed__\n__first_words__ __first_changed_words__"
        #expect(try rendered(text, FieldType(.entity(entity), shape)) == code + "\n" + words)
    }

    @Test func rendered_enumeration_isAnyOfItsCases() throws {
        let entity = EntityType(
            name: "Level",
            isEnumeration: true,
            empty: .init(".low", word: "low"),
            sample: .init(".high", word: "top")
        )
        let text = "__first_own_type__ __first_default__ __first_sample__ __first_words__ __firstChanged__"
        let code = "Level? nil .high --in=top inPickerSelected"
        #expect(try rendered(text, FieldType(.entity(entity), .optional)) == code)
    }

    @Test(arguments: [
        (["tag:Tag", "title:String"], "title naming ordered"), (["tag:Tag", "on:Bool"], "on ordered"),
        (["tag:Tag?"], "tag ordered"), (["tag:Tag"], "tag"), (["tags:[Tag]", "other:Tag"], "tags ordered"),
        (["flags:[Bool]", "on:Bool"], "flags naming ordered"),
    ])
    func rendered_firstField_isWhatARecordIsCalledByIfAny(fields: [String], text: String) throws {
        let request = try FeatureRequest(parsing: "Note", plural: nil, fields: fields)
        let context = RenderContext(request)
        let conditions = ["naming", "ordered"].filter { context.conditions[$0] == true }
        #expect(([context.values["__first_name__"]?.text ?? ""] + conditions).joined(separator: " ") == text)
    }

    @Test(arguments: [
        ("tags:[Tag]", true), ("tag:Tag?", true), ("names:[String]", false), ("flags:[Bool]", true),
        ("counts:[Int]", false),
        ("names:[String]?", true),
    ])
    func rendered_order_isThatOfJSON(field: String, isLast: Bool) throws {
        let request = try FeatureRequest(parsing: "Note", plural: nil, fields: [field])
        #expect(RenderContext(request).conditions["sampleSortsLast"] == isLast)
    }

    private func rendered(_ text: String, _ type: FieldType) throws -> String {
        let field = FieldSpec(name: Identifier(words: ["in"]), type: type)
        let name = Identifier(words: ["Note"])
        let context = RenderContext(FeatureRequest(name: name, plural: name.plural, fields: [field]))
        return String(decoding: try Rendered.template(Data(text.utf8), context).contents.bytes, as: UTF8.self)
    }
}
