import DataSource
@testable import Model
import TestSupport
import Testing

struct TemplateCheckServiceTests {
    private let own = "templates/feature/Sources/Model/Own.swift"

    @Test func report_lucasOwn_nothingIsWrong() throws {
        let report = try ShippedApp().report()
        #expect(report.findings == [])
        #expect(report.templates > 200)
        #expect(report.renderings > 1000)
        #expect(report.folders.map(\.origin) == [.project, .luca])
    }

    @Test func report_goodOverride_nothingIsWrong() throws {
        let report = try report([own: "// luca:for field\nlet x__Field__ = 1\n// luca:end\n"])
        #expect(report.findings == [])
    }

    @Test(arguments: [
        ("let a = 1\n  let __Featur__ = 1\n", TemplateErrorCase.misspelt, 2, 7),
        ("// luca:if optional\nlet a = = __Feature__\n// luca:end\n", .notSwift, 2, 9),
        (
            "// luca:if text\n// luca:else\n// luca:for required\nlet __field__ = )\n// luca:end\n// luca:end\n",
            .notSwift, 4, 17
        ),
        ("let a = \"__field_name__\"\n", .outOfPlace, 1, 10),
        ("// luca:for fields\n// luca:end\n", .unknownDirective, 1, 1), ("// luca:include none\n", .noInclude, 1, 1),
        ("// luca:for choice\n// luca:if enumeration\n// luca:end\n// luca:end\n", .unknownDirective, 2, 1),
    ])
    func report_brokenOverride_isFoundOnceAtItsPlace(text: String, kind: TemplateErrorCase, line: Int, column: Int)
        throws
    {
        let findings = try report([own: text]).findings
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(TemplateErrorCase(finding.error) == kind)
        #expect(finding.error.place == TemplatePlace("/work/Notes/" + own, line: line, column: column))
        #expect(finding.kind == "feature")
        #expect(finding.sample?.hasPrefix("luca new feature ") == true)
    }

    @Test(arguments: [
        (
            "wiring/feature/Sources/DataSource/Entities/AppState.swift", "struct Other {\n    var a = 1\n}\n",
            TemplateErrorCase.noPlace
        ),
        (
            "wiring/feature/Sources/DataSource/Entities/AppState.swift", "struct AppState {\n    var a: = 1\n}\n",
            .notSwift
        ),
        ("wiring/feature/Sources/DataSource/Entities/appstate.swift", "struct AppState {\n}\n", .samePath),
        ("feature/Sources/DataSource/Entities/Note.swift", "struct A {}\n", .samePath),
        ("feature/__list_comma__/etc/passwd", "x", .strangePath),
        ("feature/.__list_comma__git/config", "x", .notForTemplates),
        ("featrue/Sources/A.swift", "struct A {}\n", .unknownKind),
        ("wiring/fields/A.swift", "struct A {}\n", .unknownKind),
    ])
    func report_strangeFile_isFound(path: String, text: String, kind: TemplateErrorCase) throws {
        let findings = try report(["templates/" + path: text]).findings
        #expect(Set(findings.map { TemplateErrorCase($0.error) }) == [kind])
        #expect(findings.allSatisfy { !$0.error.paths.isEmpty })
    }

    @Test func report_folderOfSomethingElse_isLeftAlone() throws {
        #expect(try report(["templates/emails/welcome.html": "__Featur__"]).findings == [])
    }

    @Test func report_linkThatLeadsOut_isFoundAndTheRestIsTried() throws {
        var workshop = Workshop()
        workshop.links[workshop.project("templates/screen/A.swift")] = "/etc/passwd"
        workshop[own] = "__Featur__"
        let findings = try report(workshop, workshop.options).findings
        #expect(findings.map { TemplateErrorCase($0.error) } == [.leadsOut, .misspelt])
    }

    @Test func report_outsideOfAProject_triesLucasOwnAndTheFolderThatIsNamed() throws {
        var workshop = Workshop()
        workshop.files["/mine/screen/A.swift"] = "let __Featur__ = 1\n"
        let report = try report(workshop, PlanOptions(directory: "/", templates: "/mine"))
        #expect(report.folders.map(\.path) == ["/mine", Workshop.templatesFolder])
        #expect(report.findings.count == 1)
    }

    @Test func report_folderThatCannotBeRead_throws() {
        let memory = Workshop().inMemory
        var client = memory
        client.status = { path in
            if path == "/work/Notes/Package.swift" { throw FileError(.refused, path: path) }
            return try memory.status(path)
        }
        let sut = TemplateCheckService(Workshop().appDependencies(client))
        #expect(throws: FileError(.refused, path: "/work/Notes/Package.swift")) { try sut.report(Workshop().options) }
    }

    @Test func report_noSuchFolder_throws() {
        #expect(throws: TemplateError.notAFolder(path: "none")) {
            try report(Workshop(), PlanOptions(directory: "/work/Notes", templates: "none"))
        }
    }

    @Test func samples_together_haveEveryKindAndShapeOfField() throws {
        let feature = try #require(TemplateKind.all().first { $0.name == "feature" })
        let types = Set(
            feature.samples.flatMap { $0.context.loops["field"] ?? [] }.compactMap {
                $0.values["__field_own_type__"]?.text
            }
        )
        let kinds = FieldType.Kind.named.map(\.text) + ["Customer", "Level"]
        for shape in FieldType.Shape.allCases {
            #expect(Set(kinds.map { shape.applied(to: $0) }).subtracting(types) == [])
        }
        let conditions = feature.samples.map(\.context.conditions)
        for name in Set(conditions.flatMap(\.keys)).subtracting(["codingKeys"]) {
            #expect(
                Set(conditions.map { $0[name] ?? false }) == [true, false],
                "No sample for \(name), or none without."
            )
        }
    }

    private func report(_ files: [String: String]) throws -> TemplateReport {
        var workshop = Workshop()
        for (path, text) in files { workshop[path] = text }
        return try report(workshop, workshop.options)
    }

    private func report(_ workshop: Workshop, _ options: PlanOptions) throws -> TemplateReport {
        try TemplateCheckService(workshop.appDependencies(workshop.inMemory)).report(options)
    }
}

/// Which error it is.
enum TemplateErrorCase: String {
    case leadsOut, misspelt, noInclude, noPlace, notForTemplates, notSwift, outOfPlace, samePath, strangePath,
        unknownDirective,
        unknownKind

    init?(_ error: TemplateError) {
        self.init(rawValue: String("\(error)".prefix { $0.isLetter }))
    }
}
