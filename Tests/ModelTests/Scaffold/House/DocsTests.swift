import DataSource
import TestSupport
import Testing

struct DocsTests {
    private let pages: [MarkdownPage]

    init() throws {
        pages = try House.files("docs/runtime").map { try MarkdownPage($0) }
    }

    @Test func pages_each_showAnExampleThatRuns() throws {
        #expect(!pages.isEmpty)
        for page in pages {
            let example = try #require(page.example, "\(page.path) links to no [example].")
            let code = String(decoding: try House.contents(example), as: UTF8.self)
            #expect(page.swift == code, "\(page.path) is not as \(example): run scripts/docs.sh.")
        }
    }

    @Test func examples_each_areOnOnePage() throws {
        let examples = try House.files("Tests").filter { $0.contains("/Scaffold/Examples/") }
        for example in examples {
            let count = pages.count { $0.example == example }
            #expect(count == 1, "\(count) pages of docs/runtime show \(example): show it on one.")
        }
    }

    @Test func pages_each_areInTheIndexOnce() throws {
        let listed = try MarkdownPage("docs/README.md").links.map(\.path).filter { $0.hasPrefix("docs/") }
        for page in pages {
            let count = listed.count { $0 == page.path }
            #expect(count == 1, "docs/README.md lists \(page.path) \(count) times: list it once.")
        }
    }

    @Test func links_each_leadToAFile() throws {
        let others = [
            "AGENTS.md", "CHANGELOG.md", "CONTRIBUTING.md", "README.md", "docs/README.md", "docs/foreign.md",
            "docs/json.md", "docs/templates.md", "templates/app/AGENTS.md", "templates/app/README.md",
        ]
        for page in try others.map({ try MarkdownPage($0) }) + pages {
            for link in page.links {
                #expect(try House.status(link.path) != nil, "\(page.path) leads to \(link.path), which is not there.")
            }
        }
    }
}
