import DataSource
import Model
import TestSupport
import Testing

/// What a project that luca did not make lacks is said, and nothing is written.
struct ForeignPartTests {
    private static let composable = "Sources/Model/Composable.swift"
    private static let dependencies = "Sources/Model/AppDependencies.swift"
    private static let storage = "Sources/DataSource/Dependencies/UserDefaultsClient.swift"

    @Test(arguments: [
        (ComponentKind.store, composable, ProjectLack.part(.composable)),
        (.service, dependencies, .part(.appDependencies)),
        (.client, "Sources/DataSource/DependencyClient.swift", .part(.dependencyClient)),
        (.repository, "Sources/DataSource/DependencyClient.swift", .part(.dependencyClient)),
    ])
    func plan_partIsMissing_isRefused(kind: ComponentKind, path: String, lack: ProjectLack) throws {
        var files: [String: String?] = [path: nil]
        // What is left of a project whose parts went.
        for path in ["Sources/Model/Stores/AccountStore.swift", "Sources/DataSource/Dependencies/DateClient.swift"] {
            files[path] = .some(nil)
        }
        let project = try ForeignProject("Budget", files)
        let before = try project.snapshot()
        #expect(throws: lack) { try project.make(.component(kind), "Mail") }
        #expect(try project.snapshot() == before)
    }

    /// It comes from a package that the project depends on.
    @Test func plan_composableIsDeclaredElsewhere_isTaken() throws {
        let project = try ForeignProject("Budget", [Self.composable: nil])
        try project.make(.component(.store), "Mail")
        #expect(
            try project.text("Sources/Model/Stores/MailStore.swift").contains("let action: (Action) async -> Void\n")
        )
    }

    @Test(arguments: [
        ("func reduce(_ action: Action) async\n", "func reduce(_ action: Action)\n", ["reduce"]),
        ("func reduce(_ action: Action) async\n", "func reduce(state: Int, _ action: Action) async\n", ["reduce"]),
        ("var action: (Action) async -> Void { get }", "", ["action"]),
        ("var action: (Action) async -> Void { get }", "var action: (Action) async throws -> Void { get }", ["action"]),
        ("public func send(", "public func dispatch(", ["send"]),
        ("public func send(_ action: Action) async {", "public func send(_ action: Action) async throws {", ["send"]),
        (
            "func reduce(_ action: Action) async\n", "func reduce(_ action: Action) async\n\tvar id: Int { get }\n",
            ["id"]
        ),
        ("associatedtype Action: Sendable\n", "associatedtype Action: Sendable\n\tassociatedtype State\n", ["State"]),
    ])
    func plan_otherComposable_isRefused(old: String, new: String, members: [String]) throws {
        let project = try ForeignProject("Budget") { path, text in
            path == Self.composable ? text.replacing(old, with: new) : text
        }
        #expect(throws: ProjectLack.otherComposable(path: Self.composable, members: members)) {
            try project.make(.component(.store), "Mail")
        }
    }

    @Test(arguments: [
        ("associatedtype Action: Sendable\n", "associatedtype Action: Sendable\n\tassociatedtype State = Int\n"),
        ("extension Composable {\n", "extension Composable {\n\tpublic var id: Int { 0 }\n"),
    ])
    func plan_composableThatSuppliesTheRest_isTaken(old: String, new: String) throws {
        let project = try ForeignProject("Budget") { path, text in
            guard path == Self.composable else { return text }
            return text.replacing(old, with: new).replacing("async\n}", with: "async\n\tvar id: Int { get }\n}")
        }
        let isWhole = new.contains("var id")
        let lack = ProjectLack.otherComposable(path: Self.composable, members: ["id"])
        if isWhole {
            try project.make(.component(.store), "Mail")
        } else {
            #expect(throws: lack) { try project.make(.component(.store), "Mail") }
        }
    }

    @Test(arguments: [
        ("public static func testDependencies(", ".testDependencies()", "import Model"),
        ("static func testDependencies(", ".testDependencies()", "@testable import Model"),
        ("public static func testing(", ".testing()", "import Model"),
    ])
    func plan_testDependencies_areMadeAsTheProjectDoes(declaration: String, code: String, line: String) throws {
        let project = try ForeignProject("Budget") { path, text in
            path == Self.dependencies
                ? text.replacing("public static func testDependencies(", with: declaration) : text
        }
        try project.make(.component(.service), "Mail")
        let text = try project.text("Tests/ModelTests/ServiceTests/MailServiceTests.swift")
        #expect(text.contains("private let sut = MailService(\(code))\n"))
        #expect(text.contains("\n\(line)\n"))
    }

    @Test func plan_noTestDependencies_isRefused() throws {
        let project = try ForeignProject("Budget") { path, text in
            path == Self.dependencies ? text.replacing("func testDependencies(", with: "func other(") : text
        }
        let lack = ProjectLack.testDependencies(path: Self.dependencies, takingClients: false)
        #expect(throws: lack) { try project.make(.component(.service), "Mail") }
        let other = ProjectLack.testDependencies(path: Self.dependencies, takingClients: true)
        #expect(throws: other) { try project.make(.feature, "Mail", "text:String", layers: "DataSource,Model") }
    }

    /// What the project's own templates call is the author's business.
    @Test func plan_ownTemplates_needNothing() throws {
        let folder = "templates/plain/"
        let project = try ForeignProject(
            "Budget",
            [
                Self.composable: nil, "Sources/Model/Stores/AccountStore.swift": nil,
                folder + "store/Sources/Model/Stores/__Name____Store__.swift": "final class __Name____Store__ {}\n",
                folder + "repository/Sources/DataSource/Repositories/__Name__Repository.swift":
                    "struct __Name__Repository {}\n",
                "templates/layers/Sources/DataSource/Repositories/__Feature__Repository.swift":
                    "struct __Feature__Repository {}\n",
            ]
        )
        try project.make(.component(.store), "Mail")
        #expect(try project.text("Sources/Model/Stores/MailStore.swift").hasSuffix("\nfinal class MailStore {}\n"))
        for kind in [NewForm.Kind.component(.repository), .feature] {
            let fields = kind == .feature ? ["text:String"] : []
            let form = NewForm(
                kind,
                name: "Post\(fields.count)",
                fields: fields,
                layers: fields.isEmpty ? nil : "DataSource"
            )
            let request = try PlanRequest(parsing: form, in: "/work")
            let plan = try project.project.workshop.plan(request, project.project.client)
            #expect(!plan.changes.contains { $0.path == Self.storage })
        }
    }
}
