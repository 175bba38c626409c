import DataSource
@testable import Model
import Testing

/// What a project's files have as a whole: line ends, and what their tests import.
struct ProjectStyleFileTests {
    @Test(arguments: [
        (["a\r\nb\r\n", "c\r\n", "d\n"], ProjectStyle.LineEnd.carriageReturnAndNewline),
        (["a\r\nb\r\nc\n"], .carriageReturnAndNewline), (["a\nb\nc\r\n"], .newline), (["a\r\n", "b\n"], nil),
        (["a", ""], nil), ([], nil),
    ])
    func lineEnd_whatMostFilesHave(texts: [String], lineEnd: ProjectStyle.LineEnd?) {
        #expect(ProjectStyle.lineEnd(of: texts.map { SourceText(path: "A.swift", text: $0) }) == lineEnd)
    }

    @Test func endingLines_eachLineOnce() {
        let style = ProjectStyle(lineEnd: .carriageReturnAndNewline)
        #expect(style.endingLines(of: "a\n\nb\r\n") == "a\r\n\r\nb\r\n")
        #expect(ProjectStyle().endingLines(of: "a\r\nb\n") == "a\r\nb\n")
    }

    @Test func testableModules_thoseThatMostTestsSeeAllOf() {
        let tests = [
            "import Testing\n@testable import Model\n@testable import DataSource\n", "@testable import Model\n",
            "import DataSource\r\n@testable import struct DataSource.A\r\n",
            "import Model\n// @testable import Testing\n",
        ]
        .map { SourceText(path: "Tests/ModelTests/ATests.swift", text: $0) }
        #expect(ProjectStyle.testableModules(in: tests) == ["Model"])
        #expect(ProjectStyle.testableModules(in: []) == [])
    }

    @Test(arguments: [
        ([], "import DataSource\nimport Model\nimport Testing\n\nstruct ATests {}\n"),
        (["Model"], "import DataSource\nimport Testing\n\n@testable import Model\n\nstruct ATests {}\n"),
        (
            ["Model", "DataSource", "Other"],
            "import Testing\n\n@testable import DataSource\n@testable import Model\n\nstruct ATests {}\n"
        ),
    ])
    func testable_importsAreTheLastOnes(modules: [String], expected: String) {
        let text = "import DataSource\nimport Model\nimport Testing\n\nstruct ATests {}\n"
        #expect(ProjectStyle(testableModules: Set(modules)).testable(text) == expected)
    }

    @Test func testable_thatModuleAlone_isFirst() {
        #expect(ProjectStyle(testableModules: ["Model"]).testable("import Model\n\nlet a = 1\n").hasPrefix("@testable"))
    }

    @Test(arguments: [
        (
            ["self.aService = .init(appDependencies)", "let b = 1"],
            ProjectStyle.Assignments(isQualified: true, isInferred: true)
        ),
        (["aService = AService(appDependencies)", "bClient = appDependencies.bClient"], ProjectStyle.Assignments()),
        (["self.aClient = appDependencies.aClient"], ProjectStyle.Assignments(isQualified: true)),
        (["a = .init(appDependencies.bClient)"], ProjectStyle.Assignments(isInferred: true)),
        (["self.aClient = appDependencies.aClient", "bClient = appDependencies.bClient"], nil),
        (
            [
                "let a = AService(appDependencies)", "a = B(appDependencies)", "a = b", "self.a = a",
                "a.b = .init(appDependencies)",
            ], nil
        ),
    ])
    func assignments_whatMostDo_isTheStyle(lines: [String], assignments: ProjectStyle.Assignments?) {
        #expect(ProjectStyle.assignments(in: lines.map { ("\t\t" + $0)[...] }) == assignments)
    }

    @Test func assigning_whatIsMadeOfAppDependencies_isAsTheProjectHasIt() {
        let text = """
            init(_ appDependencies: AppDependencies) {
                aClient = appDependencies.aClient
                aService = AService(appDependencies)
                bRepository = BRepository(appDependencies.aClient)
                editor = Editor(appDependencies) { _ in }
                other = Editor(appDependencies)
                self.text = text
            }
            """
        let expected = """
            init(_ appDependencies: AppDependencies) {
                self.aClient = appDependencies.aClient
                self.aService = .init(appDependencies)
                self.bRepository = .init(appDependencies.aClient)
                editor = Editor(appDependencies) { _ in }
                other = Editor(appDependencies)
                self.text = text
            }
            """
        let style = ProjectStyle(assignments: ProjectStyle.Assignments(isQualified: true, isInferred: true))
        #expect(style.assigning(text) == expected)
        #expect(ProjectStyle().assigning(text) == text)
    }
}
