import DataSource
import Model
import Testing

/// Cases of a switch stand where a reader expects them, and once only.
struct WiringSwitchTests {
    private func wiredSwitch(_ new: String, into cases: String) throws -> String {
        func file(_ cases: String) -> String {
            "struct A {\n    func b(_ c: C) {\n        switch c {\n\(cases)        }\n    }\n}\n"
        }
        let result = try wired(file(new), into: file(cases))
        return String(result.dropFirst(file("").count - 18).dropLast(18))
    }

    @Test(arguments: [
        ("case .notes: break", "case .notes: break"),
        ("case .notes: break", "case .a, .notes: break"),
        ("case let .notes(store): store", "case .notes(let list): list"),
        ("case let .notes(store): store", "case .notes: 1"),
        ("case let .notes(store): store", "case .notes(_): 1"),
        ("case let .notes(store): store", "case Path . notes ( let store ) : 1"),
        ("case .list(.done): break", "case A.list( .done ): 1"),
        ("case .default: break", "case .`default`: 1"),
    ])
    func insertions_patternIsThere_nothingIsNew(new: String, old: String) throws {
        #expect(try wiredSwitch("        \(new)\n", into: "        \(old)\n") == "        \(old)\n")
    }

    @Test(arguments: ["case .notes where a: 1", "case .notes(.a): 1", "case .list(.notes): 1", "case .note: 1"])
    func insertions_patternIsNarrower_caseIsNew(old: String) throws {
        #expect(
            try wiredSwitch("        case .notes: 2\n", into: "        \(old)\n")
                == "        \(old)\n        case .notes: 2\n"
        )
    }

    @Test(arguments: ["default:", "@unknown default:", "case _:", "case let other:"])
    func insertions_catchAll_staysLast(label: String) throws {
        let old = "        case .a: 1\n        // The rest.\n        \(label) 2\n"
        #expect(
            try wiredSwitch("        case .b: 3\n", into: old)
                == "        case .a: 1\n        case .b: 3\n        // The rest.\n        \(label) 2\n"
        )
        #expect(
            try wiredSwitch("        case .b: 3\n", into: "        // The rest.\n        \(label) 2\n")
                == "        case .b: 3\n        // The rest.\n        \(label) 2\n"
        )
    }

    @Test func insertions_generalCaseIsThere_specialOneStandsBefore() throws {
        let new = "        case .list(.done): 1\n\n        case .list: 2\n"
        #expect(
            try wiredSwitch(new, into: "        case .a: 0\n\n        case .list: 2\n\n        case .z: 3\n")
                == "        case .a: 0\n\n        case .list(.done): 1\n\n        case .list: 2\n\n        case .z: 3\n"
        )
    }

    @Test func insertions_casesInConditions_areNoPlace() throws {
        let old = "        case .a: 1\n#if DEBUG\n        case .b: 2\n#endif\n        default: 3\n"
        #expect(
            try wiredSwitch("        case .c: 4\n", into: old)
                == "        case .a: 1\n        case .c: 4\n#if DEBUG\n        case .b: 2\n#endif\n        default: 3\n"
        )
    }

    @Test func insertions_twoSwitches_theOneInTheBodyItselfIsMeant() throws {
        let skeleton = "struct A {\n    func b() {\n        switch c {\n        case .d: 1\n        }\n    }\n}"
        let source = """
            struct A {
                func b() {
                    if e {
                        switch c {
                        case .f: 2
                        }
                    }
                    func g() { switch c {} }
                    switch c {
                    case .f: "switch c { case .d: 1 }"  // case .d
                    }
                }
            }
            """
        #expect(
            try wired(skeleton, into: source)
                == source.replacing("// case .d\n", with: "// case .d\n        case .d: 1\n")
        )
    }

    @Test func insertions_indentedCases_stayIndented() throws {
        #expect(
            try wiredSwitch("        case .b:\n            2\n", into: "            case .a:\n                1\n")
                == "            case .a:\n                1\n\n            case .b:\n                2\n"
        )
    }
}
