import DataSource
@testable import Model
import TestSupport
import Testing

/// What AGENTS.md of an app names must be in the app.
struct AgentsTests {
    private let app: [String: String]
    private let spans: [String]

    init() throws {
        let shipped = try ShippedApp()
        for (name, fields) in [("Note", ["title:String", "due:Date?"]), ("Timer", [])] {
            try shipped.run(.feature(try FeatureRequest(parsing: name, plural: nil, fields: fields)))
        }
        var files = try FileManagerClient.liveValue.files(in: shipped.root)
        let guide = try #require(files["AGENTS.md"])
        files["AGENTS.md"] = nil
        files["README.md"] = nil
        app = files.filter { !$0.key.hasPrefix(".luca/") }
        spans = guide.matches(of: /`([^`]+)`/).map { String($0.1) }.filter { span in
            !["eather", "city"].contains(where: span.contains)
        }
    }

    @Test func paths_each_areInAnApp() throws {
        let paths = spans.filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") }
        #expect(paths.count > 10)
        for path in paths {
            #expect(app.keys.contains { $0 == path || $0.hasPrefix(path + "/") }, "AGENTS.md names \(path).")
        }
    }

    @Test func names_each_areInAnApp() throws {
        let others: Set = ["luca", "fatalError", "setTitle", "method_condition_expectation"]
        let known = (Array(app.keys) + app.values).reduce(into: others) { $0.formUnion($1.identifiers) }
        for span in spans {
            let unknown = span.identifiers.subtracting(known)
            #expect(unknown == [], "AGENTS.md names \(span), and no file of an app has it.")
        }
    }
}

extension String {
    fileprivate var identifiers: Set<String> {
        Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
}
