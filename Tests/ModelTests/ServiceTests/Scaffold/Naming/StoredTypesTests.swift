@testable import Model
import Testing

struct StoredTypesTests {
    @Test(arguments: [
        ("struct Box { let note: Note }", "Box"), ("final class Box { private var notes = [Note]() }", "Box"),
        ("enum Box { case full(first: Note?) }", "Box"), ("struct Box { var note = Note.empty }", "Box"),
        ("struct Box { var notes: [String: DataSource.Note] { didSet { print() } } }", "Box"),
        ("extension Box.Part {\n#if DEBUG\nstruct Inner { var note: Note }\n#endif\n}", "Box"),
        ("extension Note { struct Draft { var note: Note } }", nil), ("extension Note { var other: Int }", nil),
        ("struct Box { var note: Note { Note() } }", nil), ("struct Box { static let note = Note() }", nil),
        ("struct Box { func add(_ note: Note) { let other: Note = note } }", nil),
        ("struct Box { var state: Note.State; var other = Note.State.open }", nil),
        ("struct Box { var title = \"Note\"; var note: Place.Note }", nil), ("let note: Note = .empty", nil),
        ("protocol Box { var note: Note { get } }", nil), ("// struct Box { let note: Note }", nil),
    ])
    func holder_code_isTheTypeThatStoresOne(code: String, holder: String?) throws {
        #expect(try SwiftSource(code, at: "Box.swift").holder(of: "Note") == holder)
    }
}
