import DataSource
import TestSupport
import Testing

struct TemplateRepositoryTests {
    private static let own = "/opt/share/luca/templates/"

    @Test func templates_ofAKind_areSortedWithWhereTheyCameFrom() throws {
        let sut = repository([
            Self.own + "screen/b.swift": "b", Self.own + "screen/a/a.swift": "a", Self.own + "x/c": "c",
        ])
        let expected = [
            Template(
                path: "a/a.swift",
                contents: FileContents("a"),
                source: Self.own + "screen/a/a.swift",
                isLink: false
            ),
            Template(path: "b.swift", contents: FileContents("b"), source: Self.own + "screen/b.swift", isLink: false),
        ]
        #expect(try sut.templates("screen") == expected)
    }

    @Test(arguments: ["none", "screen/none"]) func templates_noSuchKind_areNone(kind: String) throws {
        #expect(try repository([:]).templates(kind, overrides: [TemplateFolder("/nowhere", .option)]) == [])
    }

    @Test func templates_overrides_theFirstFolderStandsFileByFile() throws {
        let sut = repository([
            Self.own + "screen/a": "own", Self.own + "screen/b": "own", Self.own + "screen/c": "own",
            "/team/screen/b": "team", "/team/screen/c": "team", "/mine/screen/c": "mine", "/mine/screen/d": "mine",
        ])
        let found = try sut.templates(
            "screen",
            overrides: [TemplateFolder("/mine", .option), TemplateFolder("/team", .project)]
        )
        #expect(found.map(\.path) == ["a", "b", "c", "d"])
        #expect(found.map { String(decoding: $0.contents.bytes, as: UTF8.self) } == ["own", "team", "mine", "mine"])
    }

    @Test(arguments: [
        ("/opt/bin/luca", "/opt/share/luca/templates"), ("/opt/lib/luca/luca", "/opt/share/luca/templates"),
        ("/src/.build/debug/luca", "/src/templates"), ("/src/.build/x86_64/debug/luca", "/src/templates"),
    ])
    func templates_ownFolder_isFoundFromTheProgram(program: String, folder: String) throws {
        let sut = repository([folder + "/screen/a": "a", folder + "/app/Package.swift": ""], program: program)
        #expect(try sut.templates("screen").map(\.source) == [folder + "/screen/a"])
    }

    @Test(arguments: ["/a/b/luca", nil]) func templates_noFolder_saysWhereItLooked(program: String?) throws {
        let sut = repository([:], program: program, isInstalled: false)
        let error = #expect(throws: TemplateError.self) { try sut.templates("screen") }
        guard case let .noFolder(looked) = error else {
            Issue.record("Expected that there is no folder, not \(String(describing: error)).")
            return
        }
        #expect(looked.contains("/a/share/luca/templates") == (program != nil))
        #expect(looked.contains("/a/b/templates") == (program != nil))
    }

    @Test func templates_linkInside_isFollowedAndSaysSo() throws {
        let sut = repository(
            ["/src/templates/app/Package.swift": "", "/src/Sources/A.swift": "__Feature__"],
            permissions: ["/src/Sources/A.swift": 0o755],
            links: ["/src/templates/screen/Sources/A.swift": "../../../Sources/A.swift"],
            program: "/src/.build/debug/luca"
        )
        let contents = FileContents("__Feature__", permissions: 0o755)
        let expected = Template(
            path: "Sources/A.swift",
            contents: contents,
            source: "/src/Sources/A.swift",
            isLink: true
        )
        #expect(try sut.templates("screen") == [expected])
    }

    @Test(arguments: [
        ["/src/templates/screen/A": "/etc/passwd"], ["/src/templates/screen/A": "../../../etc/passwd"],
        ["/src/templates/screen/A": "../../../src2/A"], ["/src/templates/screen/A": "none"],
        ["/src/templates/screen/A": "../../Sources"], ["/src/templates/screen/Sources": "/etc"],
        ["/src/templates/screen/A": "../../out/passwd", "/src/out": "/etc"],
        ["/src/templates/screen/A": "B", "/src/templates/screen/B": "/etc/passwd"],
        ["/src/templates/screen": "/etc"], ["/src/templates/screen/sub": "/etc"],
    ])
    func templates_linkThatLeadsOut_isRefusedAndNothingRead(links: [String: String]) throws {
        let files = ["/src/templates/app/Package.swift": "", "/src/Sources/B": "", "/etc/passwd": "x", "/src2/A": "x"]
        let memory = FileManagerClient.inMemory(files, links: links)
        var client = memory
        client.contents = { path in
            Issue.record("\(path) was read.")
            return try memory.contents(path)
        }
        let sut = TemplateRepository(client, program("/src/.build/debug/luca"))
        let error = #expect(throws: TemplateError.self) { try sut.templates("screen") }
        guard case .leadsOut = error else {
            Issue.record("Expected that it leads out, not \(String(describing: error)).")
            return
        }
    }

    @Test func templates_modesAndBytes_areKept() throws {
        let client = FileManagerClient.inMemory([Self.own + "app/Package.swift": ""])
        try client.createFile(Self.own + "app/run", Data([0xFF, 0x00]), 0o755)
        let found = try TemplateRepository(client, program("/opt/bin/luca")).templates("app")
        #expect(found.last?.contents == FileContents(Data([0xFF, 0x00]), permissions: 0o755))
    }

    @Test func fingerprint_ofTemplates_dependsOnPathsAndContents() {
        func template(_ path: String, _ text: String) -> Template {
            Template(path: path, contents: FileContents(text), source: "/\(UUID())", isLink: false)
        }
        let fingerprint = [template("a", "x"), template("b", "y")].fingerprint
        #expect(fingerprint == [template("a", "x"), template("b", "y")].fingerprint)
        #expect(fingerprint != [template("a", "y"), template("b", "x")].fingerprint)
        #expect(fingerprint != [template("a", "x")].fingerprint)
    }

    private func repository(
        _ files: [String: String],
        permissions: [String: Int] = [:],
        links: [String: String] = [:],
        program path: String? = "/opt/bin/luca",
        isInstalled: Bool = true
    ) -> TemplateRepository {
        let installed = isInstalled && path == "/opt/bin/luca" ? [Self.own + "app/Package.swift": ""] : [:]
        let files = files.merging(installed) { $1 }
        return TemplateRepository(.inMemory(files, permissions: permissions, links: links), program(path))
    }

    private func program(_ path: String?) -> ProcessInfoClient {
        testDependency(of: ProcessInfoClient.self) { $0.executablePath = { path } }
    }
}
