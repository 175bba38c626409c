import DataSource
import Model
import Testing

/// What a field that comes later needs of the wiring.
struct WiringFieldTests {
    @Test(arguments: [
        ("enum A { case c, d }", "enum A {\n  case a\n  case d\n}\n", "enum A {\n  case a\n  case c\n  case d\n}\n"),
        ("enum A { case c, a }", "enum A {\n    case a, b\n}\n", "enum A {\n    case c\n    case a, b\n}\n"),
        ("enum A { case b, z }", "enum A {\n    case a\n}\n", "enum A {\n    case a\n    case b\n    case z\n}\n"),
    ])
    func insertions_case_standsBeforeWhatItPrecedes(skeleton: String, source: String, expected: String) throws {
        #expect(try wired(skeleton, into: source) == expected)
    }

    @Test(arguments: [
        (
            "extension A {\n    static let a = A(x: 1)\n}\n",
            "extension A {\n    static let a = A(x: 1, y: 2)\n}\n"
        ),
        (
            "extension A {\n    public static let a: A = .init(\n        x: 1\n    )\n}\n",
            "extension A {\n    public static let a: A = .init(\n        x: 1,\n        y: 2\n    )\n}\n"
        ),
        (
            "extension A {\n    static var a: A { A(x: 1, z: 0) }\n}\n",
            "extension A {\n    static var a: A { A(x: 1, z: 0, y: 2) }\n}\n"
        ),
        ("extension A { static let a = A(y: 0, x: 1) }\n", "extension A { static let a = A(y: 0, x: 1) }\n"),
        ("extension A {\n}\n", "extension A {\n    static let a = A(x: 0, y: 2)\n}\n"),
    ])
    func insertions_valueThatIsMade_getsTheArgument(source: String, expected: String) throws {
        let skeleton = "extension A { static let a = A(x: 0, y: 2) }"
        #expect(try wired(skeleton, into: source, order: .chronological) == expected)
    }

    @Test(arguments: ["A", ".init"])
    func insertions_valueThatIsMade_getsTheList(callee: String) throws {
        let source = "extension A { static let a: A = \(callee)(x: 1) }\n"
        let expected = source.replacing("x: 1", with: "x: 1, y: [2]")
        #expect(try wired("extension A { static let a = A(y: [2]) }", into: source) == expected)
    }

    @Test(arguments: ["{ var a = A(); a.x = 1; return a }()", "other"])
    func insertions_valueIsMadeOtherwise_saysWhatGoesThere(value: String) {
        let source = "extension A {\n    static let a: A = \(value)\n}\n"
        #expect(throws: WiringError.missing(path: "File.swift", place: "static let A.a", text: "x: 0")) {
            try wired("extension A { static let a = A(x: 0) }", into: source)
        }
    }

    /// What a person made of an element is still that element.
    @Test(arguments: ["Column(\"b\", b.lowercased())", "Column(\"b\",\n                b)"])
    func insertions_elementOfThatName_isThere(element: String) throws {
        let source =
            "struct A {\n    var columns: [Column] {\n        [\n            \(element),\n        ]\n    }\n}\n"
        #expect(try wired("struct A { var columns: [Column] { [Column(\"b\", b)] } }", into: source) == source)
    }

    @Test func insertions_tupleOfAnotherName_isAdded() throws {
        #expect(
            try wired(
                "struct A { let columns = [(\"B\", \"yes\")] }",
                into: "struct A {\n    let columns = [\n        (\"A\", \"yes\"),\n    ]\n}\n"
            ) == "struct A {\n    let columns = [\n        (\"A\", \"yes\"),\n        (\"B\", \"yes\"),\n    ]\n}\n"
        )
    }

    @Test(arguments: [
        ("struct A {}\n", "struct A {\n    enum B: String {\n        case c\n    }\n}\n\nextension A.B: D {}\n"),
        (
            "struct A {\n    let a = 1\n}\n\nextension A.B: E {}\n",
            "struct A {\n    let a = 1\n\n    enum B: String {\n        case c\n    }\n}\n\n"
                + "extension A.B: E {}\n\nextension A.B: D {}\n"
        ),
        (
            "struct A {\r\n    enum B: String { case c }\r\n}\r\n// End.",
            "struct A {\r\n    enum B: String { case c }\r\n}\r\n\r\nextension A.B: D {}\r\n// End."
        ),
    ])
    func insertions_typeThatSaysWhatItConformsTo_isNewAsAWhole(source: String, expected: String) throws {
        let skeleton = "struct A {\n    enum B: String {\n        case c\n    }\n}\n\nextension A.B: D {}\n"
        #expect(try wired(skeleton, into: source) == expected)
    }

    @Test func insertions_conformanceIsThereAmongOthers_isNotDoubled() throws {
        let source = "extension A.B: C, D {}\n"
        #expect(try wired("extension A.B: D {}", into: source) == source)
    }

    @Test(arguments: [
        (WiringOrder.alphabetical, "func f(\n        a: Int,\n        b: Int,\n        c: Int\n    )"),
        (.chronological, "func f(\n        a: Int,\n        c: Int,\n        b: Int\n    )"),
    ])
    func insertions_order_isThatOfTheCaller(order: WiringOrder, expected: String) throws {
        let source = "struct S {\n    func f(\n        a: Int,\n        c: Int\n    ) {\n        g()\n    }\n}\n"
        let result = try wired("struct S { func f(b: Int) { g() } }", into: source, order: order)
        #expect(result == source.replacing("func f(\n        a: Int,\n        c: Int\n    )", with: expected))
    }

    @Test(arguments: ["var b: Int { 1 }", "public var b: Int { get { 1 } }"])
    func insertions_computedPropertyOfThatName_isNotTheField(member: String) {
        let error = WiringError.taken(path: "File.swift", place: "struct S", name: "b", text: "public var b: Int")
        #expect(throws: error) { try wired("struct S { public var b: Int }", into: "struct S {\n    \(member)\n}\n") }
    }

    /// The formatter keeps room for a comma.
    @Test(arguments: [(101, false), (102, true)])
    func insertions_listReachesTheEndOfTheLine_isMadeTall(length: Int, isTall: Bool) throws {
        let name = String(repeating: "a", count: length)
        let result = try wired(
            "struct S { var x: [Int] { [bbb] } }",
            into: "struct S {\n    var x: [Int] {\n        [\(name), c]\n    }\n}\n"
        )
        let line = "        [\(name), c, bbb]"
        #expect(line.count == length + 18)
        #expect(result.contains(line) == !isTall)
    }

    /// Where a person has renamed what the new code uses, it would not compile.
    @Test(arguments: [
        ("struct S {\n    var note: Note\n}\n", "var draft: Note", "struct S", "var note: Note"),
        (
            "struct S {\n    init(row cells: inout Row) {\n        b = cells.next()\n    }\n}\n",
            "init(row c: inout Row) { a = c.next() }", "S.init(row:)", "row cells: inout Row"
        ),
        (
            "struct S {\n    init(row cells: inout Row) {\n        b = cells.next()\n    }\n}\n",
            "init(row: inout Row) { a = row.next() }", "S.init(row:)", "row cells: inout Row"
        ),
    ])
    func insertions_whatTheyUseIsRenamed_saysSo(skeleton: String, member: String, place: String, text: String) {
        #expect(throws: WiringError.missing(path: "File.swift", place: place, text: text)) {
            try wired(skeleton, into: "struct S {\n    \(member)\n}\n", order: .chronological)
        }
    }

    @Test func insertions_newFunction_standsAbovePrivateOnes() throws {
        let source = "struct S {\n    func a() { x += 1 }\n\n    private func c() { x += 1 }\n}\n"
        let expected = source.replacing("\n\n    private", with: "\n\n    func b() { let x = 1 }\n\n    private")
        #expect(try wired("struct S { func b() { let x = 1 } }", into: source) == expected)
    }
}
