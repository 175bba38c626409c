import DataSource
@testable import Model
import TestSupport
import Testing

/// docs/templates.md names what the code knows, and its example does what it says.
struct TemplateDocsTests {
    private let page: [PageTable]
    private let text: String

    init() throws {
        text = String(decoding: try House.contents("docs/templates.md"), as: UTF8.self)
        page = PageTable.tables(in: text)
    }

    @Test func folders_each_areOnThePage() throws {
        let documented = try #require(page.first { $0.title == "folder" }).names
        let folders = try TemplateKind.all().map { String($0.name.prefix { $0 != "/" }) } + [TemplateService.shared]
        #expect(Set(documented) == Set(folders))
    }

    @Test func kinds_eachFolderOfTheTemplates_belongsToOne() throws {
        let known = try Set(TemplateKind.all().folders)
        let folders = try Set(
            House.files("templates").map { path in
                let parts = path.split(separator: "/").dropFirst().map(String.init)
                let folder = parts.prefix { $0 != "Sources" && $0 != "Tests" && !$0.contains(".") }.joined(
                    separator: "/"
                )
                return known.first { folder == $0 || folder.hasPrefix($0 + "/") } ?? folder
            }
        )
        #expect(folders.subtracting(known) == [], "A kind is missing in TemplateKind.all().")
    }

    @Test(arguments: [
        ("In an application", ["app"]), ("In an entity", ["entity"]), ("In a child of a store", ["component/child"]),
        (
            "In a component",
            ["client", "repository", "service", "store", "command"].map { "component/" + $0 }
                + ["repository", "service", "store"].map { "plain/" + $0 }
        ),
        ("In a feature and in a screen", ["feature", "screen", "field", "layers"]),
    ])
    func names_ofAKind_areThoseThatTheCodeKnows(section: String, kinds: [String]) throws {
        let contexts = try TemplateKind.all().filter { kinds.contains($0.name) }.flatMap { $0.samples.map(\.context) }
        let parts = section.contains("feature") ? names("part", in: "Of a field") : []
        let fields = names("placeholder", in: "Of a field").filter { $0.lowercased().contains("field") }
        let composed = parts.flatMap { part in fields.map { $0.ofPart(part) } }
        expect(contexts.flatMap(\.values.keys), names("placeholder", in: section) + composed)
        expect(contexts.flatMap(\.conditions.keys), names("condition", in: section))
        expect(contexts.flatMap(\.loops.keys), names("loop", in: section))
    }

    @Test func names_ofAField_areThoseThatTheCodeKnows() throws {
        let contexts = try TemplateKind.all().flatMap {
            $0.samples.flatMap {
                $0.context.loops.filter { !["import", "set"].contains($0.key) }.values.flatMap(\.self)
            }
        }
        expect(contexts.flatMap(\.values.keys), names("placeholder", in: "Of a field"))
        expect(contexts.flatMap(\.conditions.keys), [])
        expect(contexts.flatMap(\.loops.keys), names("loop", in: "Of a field"))
        let inner = contexts.flatMap { $0.loops.values.flatMap(\.self) }
        #expect(Set(inner.flatMap(\.values.keys)) == ["__case__"])
        #expect(text.contains("`case` | each word of an enumeration: `__case__`"))
    }

    @Test func names_ofASetOfClients_areThoseThatTheCodeKnows() throws {
        let clients = try TemplateKind.all().first { $0.name == "component/client" }
        let sets = try #require(clients).samples.flatMap { $0.context.loops["set"] ?? [] }
        expect(sets.flatMap(\.values.keys), names("placeholder", in: "Of a set of clients"))
        expect(sets.flatMap(\.conditions.keys), names("condition", in: "Of a set of clients"))
    }

    @Test func directives_each_areOnThePage() {
        let documented = names("directive", in: "Directives").compactMap { $0.split(separator: ":").last }
        let known = documented.filter { Directive(String($0).replacing("NAME", with: "x")) != nil }
        #expect(documented == known)
        #expect(Set(documented.compactMap { Directive.nearest(to: String($0)) }).count == 5)
        #expect(text.contains("`luca:end`"))
    }

    /// The files of the example, put into a project, make the last one.
    @Test func example_inAProject_makesWhatThePageShows() throws {
        let files = try text.section("An example").matches(
            of: /`((?:templates|Sources)\/[^`]+)`:\n\n```swift\n((?:[^`]|`(?!``))*)```/
        )
        .map { (path: String($0.1), text: String($0.2)) }
        let line = try #require(text.section("An example").firstMatch(of: /`luca new feature ([^`]+)`/)).1
        let words = line.split(separator: " ").map(String.init)
        #expect(files.count == 3)
        var workshop = Workshop()
        for file in files.dropLast() { workshop[file.path] = file.text }
        let request = try FeatureRequest(parsing: words[0], plural: nil, fields: Array(words.dropFirst()))
        let plan = try workshop.plan(.feature(request), workshop.inMemory)
        let made = try #require(plan.changes.first { $0.path == files[2].path })
        #expect(made.after == FileContents(files[2].text))
        #expect(try SwiftSource(files[2].text, at: files[2].path).firstErrorOffset == nil)
    }

    private func names(_ title: String, in section: String) -> [String] {
        page.filter { $0.title == title && $0.section == section }.flatMap(\.names)
    }

    private func expect(_ known: [String], _ documented: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(
            Set(known).subtracting(documented) == [],
            "docs/templates.md lacks them.",
            sourceLocation: sourceLocation
        )
        #expect(
            Set(documented).subtracting(known) == [],
            "docs/templates.md makes them up.",
            sourceLocation: sourceLocation
        )
    }
}

extension String {
    /// `__field_name__` → `__text_name__`
    fileprivate func ofPart(_ part: String) -> String {
        replacing("field", with: part).replacing("Field", with: part.prefix(1).uppercased() + part.dropFirst())
    }

    fileprivate func section(_ title: String) throws -> Substring {
        let start = try #require(firstRange(of: "## \(title)\n")).upperBound
        let end = self[start...].firstRange(of: "\n## ")?.lowerBound ?? endIndex
        return self[start..<end]
    }
}
