import DataSource
@testable import Model
import TestSupport
import Testing

/// What AGENTS.md of an app names must be in the app.
struct AgentsTests {
    private static let shared = Result { try Guide() }

    @Test func paths_each_areInAnApp() throws {
        let guide = try Self.shared.get()
        let paths = guide.spans.filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") }
        #expect(paths.count > 10)
        for path in paths {
            #expect(guide.app.keys.contains { $0 == path || $0.hasPrefix(path + "/") }, "AGENTS.md names \(path).")
        }
    }

    @Test func names_each_areInAnApp() throws {
        let guide = try Self.shared.get()
        let others: Set = ["luca", "fatalError", "setTitle", "method_condition_expectation"]
        let known = (Array(guide.app.keys) + guide.app.values).reduce(into: others) { $0.formUnion($1.identifiers) }
        for span in guide.spans {
            let unknown = span.identifiers.subtracting(known)
            #expect(unknown == [], "AGENTS.md names \(span), and no file of an app has it.")
        }
    }
}

/// What stands in backticks in AGENTS.md, but for what it makes up, and the app that it is about.
private struct Guide: Sendable {
    let spans: [String]
    let app: [String: String]

    init() throws {
        let shipped = try ShippedApp()
        for (name, fields) in [("Note", ["title:String", "due:Date?"]), ("Timer", [])] {
            try shipped.run(.feature(try FeatureRequest(parsing: name, plural: nil, fields: fields)))
        }
        let files = try FileManagerClient.liveValue.files(in: shipped.root)
        let text = try #require(files["AGENTS.md"])
        spans = text.matches(of: /`([^`]+)`/).map { String($0.1) }.filter { span in
            !["eather", "city"].contains(where: span.contains)
        }
        app = files.filter { !$0.key.hasSuffix(".md") && !$0.key.hasPrefix(".luca/") }
    }
}

extension String {
    fileprivate var identifiers: Set<String> {
        Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
}
