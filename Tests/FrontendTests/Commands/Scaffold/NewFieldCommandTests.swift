import DataSource
import Frontend
import TestSupport
import Testing

@MainActor struct NewFieldCommandTests {
    private let entity = "Sources/DataSource/Entities/Note.swift"
    private let program = ScaffoldProgram { workshop in
        workshop["Sources/DataSource/Entities/Note.swift"] = "struct Note {\n    var title: String\n}\n"
        workshop["Sources/DataSource/Repositories/Note+Record.swift"] = "extension Note: Record {}\n"
        workshop[template: "wiring/field/Sources/DataSource/Entities/__Feature__.swift"] = """
            struct __Feature__ {
                // luca:for field
                public var __field__: __field_own_type__
                // luca:end
            }

            """
    }

    @Test func field_several_eachHasItsPlace() async throws {
        #expect(await program.run("new field Note pinned:Bool due:Date?") == 0)
        #expect(
            program.output.written == """
                DataSource
                  edit       Sources/DataSource/Entities/Note.swift                + public var pinned: Bool
                Record
                  create     .luca/0001-field-Note.json

                swift run notes note list

                """
        )
        let text =
            "644 struct Note {\n    var title: String\n    public var pinned: Bool\n    public var due: Date?\n}\n"
        #expect(try program.snapshot()[program.workshop.project(entity)] == text)
    }

    @Test(arguments: [
        ("new field Note", "<field:type> is missing"),
        ("new field", "<feature> is missing"),
        ("new field Note due", "'due' is not a field"),
        ("new field Noot a:Int", "Did you mean 'Note'? These are: Note."),
        ("new field note json:Int", "'json' cannot be a field"),
        ("new field Note a:Int a:Int", "the field 'a' is there twice"),
    ])
    func field_cannotBe_saysWhyAndWritesNothing(line: String, sentence: String) async throws {
        let before = try program.snapshot()
        #expect(await program.run(line) == 64)
        #expect(program.output.said.contains(sentence))
        #expect(try program.snapshot() == before)
    }

    @Test func field_dryRun_writesNothing() async throws {
        let before = try program.snapshot()
        #expect(await program.run("new field Note pinned:Bool --dry-run") == 0)
        #expect(program.output.written.contains("+    public var pinned: Bool"))
        #expect(try program.snapshot() == before)
    }
}
