import DataSource
import Foundation
@testable import Frontend
import TestSupport
import Testing

/// docs/json.md beside what the commands write: no key more, none less.
@MainActor struct JSONDocsTests {
    private let sections: [String: JSONShape]
    private let page: String

    init() throws {
        let contents = try FileManagerClient.liveValue.contents(Checkout.path.appending(path: "docs/json.md"))
        page = String(decoding: contents, as: UTF8.self)
        sections = JSONShape.sections(of: page)
    }

    nonisolated private static let lines = [
        (
            "A plan",
            ["new feature Book title:String", "new app Tags -C /work", "templates eject screen", "undo --dry-run"]
        ),
        ("A failure", ["new feature 404", "undo Nothing", "list -C /", "list templates frob"]),
        ("The features", ["list", "list features"]), ("The components", ["list components"]),
        ("The templates", ["list templates", "list templates screen"]),
        ("The check of the templates", ["templates check", "templates check --templates broken"]),
        ("What luca works on", ["info", "info -C /"]),
    ]

    @Test(arguments: lines) func documents_ofEachCommand_areAsThePageSays(title: String, lines: [String]) async throws {
        let shape = try #require(sections[title])
        var seen: Set<String> = []
        for line in lines {
            let program = try await made()
            _ = await program.run(line + " --json")
            let document = try JSONSerialization.jsonObject(with: Data(program.output.written.utf8))
            #expect(shape.faults(of: document) == [], "\(line)")
            seen.formUnion(shape.keys(of: document))
        }
        #expect(Set(shape.keys.map(\.path)).subtracting(seen) == [], "No document has them.")
    }

    @Test func sections_each_areTried() {
        #expect(Set(sections.keys) == Set(Self.lines.map(\.0)))
    }

    @Test func commands_withDocuments_areOnThePage() {
        let root = Command("luca", "", subcommands: ScaffoldCommands.all)
        for name in root.documentedNames(after: []) {
            #expect(page.contains("`\(name)`"), "docs/json.md does not say what \(name) --json writes.")
        }
    }

    @Test(arguments: [
        (#"{"a": 1, "b": [{"c": "x"}]}"#, []), (#"{"a": 1, "b": []}"#, []),
        (#"{"a": "1", "b": []}"#, ["a is no number"]), (#"{"b": []}"#, ["a is missing"]),
        (#"{"a": 1, "b": [{}, {"c": "x", "d": true}]}"#, ["b[].c is missing", "b[].d is on no page"]),
        (#"{"a": true, "b": [{"c": "x", "e": 1}]}"#, ["a is no number"]), ("[]", ["it is no object"]),
    ])
    func faults_ofADocument_areEachKeyTooManyOrTooFew(text: String, faults: [String]) throws {
        let shape = JSONShape(keys: [
            JSONShape.Key(path: "a", type: "number", isOptional: false),
            JSONShape.Key(path: "b", type: "array", isOptional: false),
            JSONShape.Key(path: "b[].c", type: "string", isOptional: false),
            JSONShape.Key(path: "b[].e", type: "number", isOptional: true),
        ])
        #expect(shape.faults(of: try JSONSerialization.jsonObject(with: Data(text.utf8))) == faults)
    }

    /// A project with a feature and a screen, one of them by hand, and a folder of templates that are wrong.
    private func made() async throws -> ScaffoldProgram {
        let program = ScaffoldProgram {
            $0["Sources/DataSource/Repositories/Hand+Record.swift"] = ""
            $0["Sources/DataSource/Entities/Hand.swift"] = "struct Hand {\n    var a: Int\n}\n"
            $0["broken/screen/A.swift"] = "let __Featur__ = 1\n"
            $0["broken/screen/B.swift"] = "struct B {}\n"
            $0["broken/screen/b.swift"] = "struct B {}\n"
            $0["Sources/DataSource/Repositories/Note+Record.swift"] = ""
            $0["Sources/DataSource/Entities/Note.swift"] = "struct Note {\n    var pinned: Bool\n}\n"
        }
        _ = await program.run("new feature Note pinned:Bool=true --on-conflict skip --quiet")
        return program
    }
}

extension Command {
    /// Those that take `--json`, also from a command above them.
    @MainActor fileprivate func documentedNames(after path: [Command]) -> [String] {
        let path = path + [self]
        let takesIt = run != nil && path.contains { $0.options.contains { $0.name == "json" } }
        let own = takesIt ? [path.map(\.name).joined(separator: " ")] : []
        return own + subcommands.flatMap { $0.documentedNames(after: path) }
    }
}
