import DataSource
import Model
import Testing

/// What is there is found wherever the file declares it, and what is new goes where it is allowed.
struct WiringTypeTests {
    @Test func insertions_nestedTypeInExtension_isFound() throws {
        let source = """
            final class RootStore {
                let a = 1
            }

            extension RootStore {
                enum Action {
                    case open
                }
            }

            enum Path {
                case elsewhere
            }

            extension RootStore.Action {
                static let none = 0
            }
            """
        #expect(
            try wired("class RootStore { enum Action { case noteList(NoteList.Action) } }", into: source)
                == source.replacing("case open\n", with: "case open\n        case noteList(NoteList.Action)\n")
        )
    }

    @Test(arguments: [
        ("extension A {\n    static let b = 1\n}\n", "extension A {\n    static let b = 1\n    static let c = 2\n}\n"),
        ("extension A {}\n", "extension A {\n    static let c = 2\n}\n"),
        ("extension A {}\nenum A {}\n", "extension A {\n    static let c = 2\n}\nenum A {}\n"),
        ("enum A {}\n", "enum A {\n    static let c = 2\n}\n"),
        ("extension A {}\nextension A { static let c = 2 }\n", "extension A {}\nextension A { static let c = 2 }\n"),
    ])
    func insertions_extension_takesStaticMembers(source: String, expected: String) throws {
        #expect(try wired("extension A { static let c = 2 }", into: source) == expected)
    }

    @Test(arguments: [
        ("enum A { case b }", "enum A { case a, b }", "enum A { case a, b }"),
        ("enum A { case b }", "enum A { case `b` }", "enum A { case `b` }"),
        ("enum A { case `in` }", "enum A {\n    case b\n}", "enum A {\n    case b\n    case `in`\n}"),
        ("enum A { case a, c }", "enum A {\n    case a, b\n}", "enum A {\n    case a, b\n    case c\n}"),
        (
            "enum A { case c }", "enum A {\n    case a\n\n    case b\n}",
            "enum A {\n    case a\n\n    case b\n\n    case c\n}"
        ),
        ("enum A { case c }", "enum A {\n    let d: Int\n}", "enum A {\n    case c\n\n    let d: Int\n}"),
        (
            "enum A {\n    /// See.\n    case c  // c\n}", "enum A {\n    case a /* a\n    a */ // b\n    // d\n}",
            "enum A {\n    case a /* a\n    a */ // b\n    /// See.\n    case c  // c\n    // d\n}"
        ),
    ])
    func insertions_enumCases(skeleton: String, source: String, expected: String) throws {
        #expect(try wired(skeleton, into: source) == expected)
    }

    @Test func insertions_structAndClass_standForEachOther() throws {
        #expect(
            try wired("struct A { let b: Int }", into: "final class A {\n    let a: Int\n}")
                == "final class A {\n    let a: Int\n    let b: Int\n}"
        )
    }

    @Test func insertions_computedProperty_isLast() throws {
        #expect(
            try wired("struct A { var b: Int { 1 } }", into: "struct A {\n    let a: Int\n}\n")
                == "struct A {\n    let a: Int\n\n    var b: Int { 1 }\n}\n"
        )
    }

    @Test(arguments: ["static let b: [C] = [d]", "static var b: [C] { [d] }", "static func b() -> [C] { [d] }"])
    func insertions_list_isFoundInGetterAndFunction(member: String) throws {
        let source =
            member.contains("func") ? "static func b() -> [C] {\n        [c]\n    }" : "static var b: [C] { [c] }"
        #expect(
            try wired("enum A { \(member) }", into: "enum A {\n    \(source)\n}\n")
                == "enum A {\n    \(source.replacing("[c]", with: "[c, d]"))\n}\n"
        )
    }

    @Test func insertions_newFunction_isLast() throws {
        let skeleton = """
            struct ParentTests {
                @Test func send_childClosed_pathIsEmpty() async {
                    let sut = Parent()
                    #expect(sut.path.isEmpty)
                }
            }
            """
        let source = "struct ParentTests {\n    @Test func send_a() {\n    }\n}\n"
        #expect(
            try wired(skeleton, into: source) == """
                struct ParentTests {
                    @Test func send_a() {
                    }

                    @Test func send_childClosed_pathIsEmpty() async {
                        let sut = Parent()
                        #expect(sut.path.isEmpty)
                    }
                }

                """
        )
    }

    @Test func insertions_severalInitialisers_theWiredOneIsMeant() throws {
        let skeleton = "class A { init(c: C) { self.c = c } }"
        let source = """
            class A {
                init(b: B) {
                    self.b = b
                }

                convenience init() {
                    self.init(b: B())
                }
            }
            """
        #expect(
            try wired(skeleton, into: source)
                == source.replacing("init(b: B) {", with: "init(b: B, c: C) {")
                .replacing("self.b = b\n", with: "self.b = b\n        self.c = c\n")
        )
    }

    @Test(arguments: ["typealias A = B", "struct A { subscript(b: Int) -> Int { b } }", "print(1)", "struct A {"])
    func insertions_skeletonOfAnotherKind_fault(skeleton: String) {
        #expect(throws: WiringError.fault(path: "A.swift")) {
            try WiringService().insertions(wiring: skeleton, into: "struct A {}", at: "A.swift")
        }
    }

    @Test func applied_data_sameBytesAsText() {
        let insertions = [
            Insertion(offset: 3, text: "b"), Insertion(offset: 0, text: "ä"), Insertion(offset: 5, text: "c"),
        ]
        #expect(insertions.applied(to: "éa\r\n") == "äéab\r\nc")
        #expect(insertions.applied(to: Data("éa\r\n".utf8)) == Data(insertions.applied(to: "éa\r\n").utf8))
    }
}
