import DataSource
@testable import Model
import TestSupport
import Testing

struct EjectServiceTests {
    private let workshop = Workshop()
    private static let entity = "templates/feature/Sources/DataSource/Entities/__Feature__.swift"

    @Test func plan_kind_copiesFilesAndSkeletonsAndUndoTakesThemBack() throws {
        let client = workshop.inMemory
        let before = try client.snapshot("/")
        let plan = try workshop.run(.eject(EjectRequest(kind: "feature")), client)
        let expected = try client.files(in: Workshop.templatesFolder)
            .filter { ($0.key.hasPrefix("feature/") || $0.key.hasPrefix("wiring/feature/")) && !$0.key.hasSuffix("/") }
        let made = plan.changes.dropLast().map { ($0.path, String(decoding: $0.after?.bytes ?? Data(), as: UTF8.self)) }
        #expect(Dictionary(made) { $1 } == Dictionary(expected.map { ("templates/" + $0, $1) }) { $1 })
        #expect(plan.changes.last?.path == ".luca/0001-templates-feature.json")
        let undone = try workshop.run(.undo(name: nil), client)
        #expect(undone.next == "Taken back: luca templates eject feature")
        #expect(try client.snapshot("/") == before)
    }

    /// Its folder lies in another one.
    @Test func plan_component_recordLiesBesideTheOthers() throws {
        let project = try ComponentProject()
        let before = try project.client.snapshot("/")
        let plan = try project.workshop.run(.eject(EjectRequest(kind: "component/store")), project.client)
        #expect(plan.changes.last?.path == ".luca/0001-templates-component-store.json")
        try project.workshop.run(.remove(kind: "templates", name: "component/store"), project.client)
        #expect(try project.client.snapshot("/") == before)
    }

    @Test func plan_afterwards_featureIsAsBefore() throws {
        let client = workshop.inMemory
        let before = try workshop.plan(workshop.feature(), client)
        try workshop.run(.eject(EjectRequest(kind: "feature")), client)
        let after = try workshop.plan(workshop.feature(), client)
        #expect(after.changes.dropLast() == before.changes.dropLast())
    }

    @Test func plan_whatIsThere_isNotTouched() throws {
        var workshop = workshop
        workshop[Self.entity] = "mine"
        let client = workshop.inMemory
        let plan = try workshop.run(.eject(EjectRequest(kind: "feature")), client)
        #expect(plan.changes.first { $0.path == Self.entity }?.kind == .skip)
        #expect(try client.contents(workshop.project(Self.entity)) == Data("mine".utf8))
        #expect(try workshop.plan(.eject(EjectRequest(kind: "feature")), client).isEmpty)
    }

    @Test(arguments: ["__Feature__.swift", "Entities/__Feature__.swift", entity])
    func plan_file_isCopiedAlone(name: String) throws {
        let plan = try workshop.plan(.eject(EjectRequest(kind: "feature", files: [name])), workshop.inMemory)
        #expect(plan.changes.dropLast().map(\.path) == [Self.entity])
    }

    @Test func plan_linkAndMode_areFollowedAndKept() throws {
        var workshop = workshop
        workshop.files["/opt/share/luca/Run.sh"] = "#!/bin/sh\n"
        workshop.permissions["/opt/share/luca/Run.sh"] = 0o755
        workshop.links[workshop.template("screen/Run.sh")] = "../../Run.sh"
        let plan = try workshop.plan(.eject(EjectRequest(kind: "screen", files: ["Run.sh"])), workshop.inMemory)
        #expect(plan.changes[0].after == FileContents("#!/bin/sh\n", permissions: 0o755))
    }

    @Test(arguments: [
        ("featur", EjectError.noSuchKind("featur", nearest: "feature", known: [])),
        ("../feature", .noSuchKind("../feature", nearest: nil, known: [])),
    ])
    func plan_noSuchKind_saysWhichThereAre(kind: String, error: EjectError) throws {
        let thrown = #expect(throws: EjectError.self) {
            try workshop.plan(.eject(EjectRequest(kind: kind)), workshop.inMemory)
        }
        guard case let .noSuchKind(name, nearest, known) = try #require(thrown) else { return }
        #expect(error == .noSuchKind(name, nearest: nearest, known: []))
        #expect(known.contains("feature"))
    }

    @Test func plan_noSuchFile_namesTheNearest() {
        let error = EjectError.noSuchFile("__Featur__.swift", nearest: "__Feature__.swift", kind: "feature")
        #expect(throws: error) {
            try workshop.plan(.eject(EjectRequest(kind: "feature", files: ["__Featur__.swift"])), workshop.inMemory)
        }
    }

    @Test func plan_projectOfLuca_hasThemAlready() {
        var workshop = Workshop()
        workshop.files = workshop.files.filter { !$0.key.hasPrefix(Workshop.templatesFolder) }
        for (path, text) in Workshop().files where path.hasPrefix(Workshop.templatesFolder) {
            workshop[String("templates" + path.dropFirst(Workshop.templatesFolder.count))] = text
        }
        let client = workshop.inMemory
        let processInfoClient = testDependency(of: ProcessInfoClient.self) {
            $0.executablePath = { "/work/Notes/.build/debug/luca" }
        }
        let sut = EjectService(.testDependencies(fileManagerClient: client, processInfoClient: processInfoClient))
        #expect(throws: EjectError.isLucas(folder: "/work/Notes/templates")) {
            try sut.plan(EjectRequest(kind: "feature"), workshop.options)
        }
    }

    /// What apps get to the letter holds nothing that a template would change.
    @Test func linked_runtimeFilesThatAreCopied_renderToTheSame() throws {
        let context = RenderContext(try AppRequest(parsing: "Notes", in: "/"))
        for path in try House.files("templates/app") where try House.status(path)?.kind == .link {
            let contents = FileContents(try House.contents(path))
            let template = Template(path: "A", contents: contents, source: path, isLink: false)
            #expect(try RenderService().rendered(template, context).contents == contents, "\(path)")
        }
    }
}
