import DataSource
import Model
import TestSupport
import Testing

/// `luca new service` and `luca new repository` in projects that luca did not make: with what is there of their name.
struct ForeignServiceTests {
    private let service = "Sources/Model/Services/MailService.swift"
    private let repository = "Sources/DataSource/Repositories/MailRepository.swift"

    @Test func plan_serviceWithClientAndRepository_isGivenBoth() throws {
        let project = try ForeignProject("Weather")
        try project.make(.component(.client), "Mail")
        try project.make(.component(.repository), "Mail")
        try project.make(.component(.service), "Mail")
        #expect(
            try project.text(service) == """
                //
                //  MailService.swift
                //  Model
                //

                import DataSource
                import Foundation

                /// The rules of the mail, for all stores; its one rule is there to be replaced.
                public struct MailService: Sendable {
                    private let mailClient: MailClient
                    private let mailRepository: MailRepository

                    public init(_ appDependencies: AppDependencies) {
                        self.mailClient = appDependencies.mailClient
                        self.mailRepository = .init(appDependencies.userDefaultsClient)
                    }

                    /// A text as it may be kept: without blanks around it.
                    public func tidied(_ text: String) -> String {
                        text.trimmingCharacters(in: .whitespacesAndNewlines)
                    }
                }

                """
        )
    }

    @Test(arguments: [
        ("init(_ dateClient: DateClient) {}", "MailRepository(appDependencies.dateClient)"),
        ("init(client: DateClient, cache: Int = 3) {}", "MailRepository(client: appDependencies.dateClient)"),
        ("init(all: AppDependencies) {}", "MailRepository(all: appDependencies)"),
        ("init(_ path: String) {}", nil), ("init?(_ dateClient: DateClient) {}", nil), ("let path: String", nil),
        ("init(path: String) {}\n\tinit(_ dateClient: DateClient) {}", "MailRepository(appDependencies.dateClient)"),
    ])
    func plan_repositoryOfTheProject_isMadeAsItAsks(initializer: String, call: String?) throws {
        let project = try ForeignProject(
            "Budget",
            [repository: "public struct MailRepository {\n\t\(initializer)\n}\n"]
        )
        try project.make(.component(.service), "Mail")
        let text = try project.text(service)
        #expect(text.contains("mailRepository = ") == (call != nil))
        if let call { #expect(text.contains("\t\tmailRepository = \(call)\n")) }
    }

    @Test func plan_repositoryOfAnEntity_keepsIt() throws {
        let project = try ForeignProject("Weather")
        try project.make(.component(.entity), "Mail", "text:String", "token:UUID")
        try project.make(.component(.repository), "Mail")
        let text = try project.text(repository)
        #expect(text.contains("    public func mail() throws -> Mail {\n"))
        #expect(text.contains("    private static let key = \"MailRepository\"\n"))
        let tests = try project.text("Tests/ModelTests/MailRepositoryTests.swift")
        #expect(tests.contains("        try sut.replace(with: Mail(text: \"text\", token: UUID(uuid: (0,"))
    }

    @Test func plan_targetForTheTestsOfTheLayer_hasThem() throws {
        let project = try ForeignProject("Budget", ["Tests/DataSourceTests/ATests.swift": "import Testing\n"])
        let plan = try project.make(.component(.repository), "Mail")
        #expect(plan.changes.map(\.path).contains("Tests/DataSourceTests/MailRepositoryTests.swift"))
    }

    @Test func plan_noTests_noneAreMade() throws {
        let project = try ForeignProject("Budget", ["Tests/ModelTests/StoreTests/AccountStoreTests.swift": nil])
        let plan = try project.make(.component(.repository), "Mail")
        #expect(!plan.changes.contains { $0.path.hasPrefix("Tests/") })
    }

    @Test func plan_linesEndAsOnWindows_newOnesDo() throws {
        let project = try ForeignProject("Weather") { $1.replacing("\n", with: "\r\n") }
        let before = try project.snapshot()
        let changes = try [project.make(.component(.client), "Mail"), project.make(.component(.service), "Mail")]
            .flatMap(\.changes)
        for change in changes where change.path.hasSuffix(".swift") {
            let text = String(decoding: change.after?.bytes ?? Data(), as: UTF8.self)
            #expect(text.replacing("\r\n", with: "").utf8.allSatisfy { $0 != 0x0A && $0 != 0x0D }, "\(change.path)")
        }
        try project.undo()
        try project.undo()
        #expect(try project.snapshot() == before)
    }
}
