import DataSource
@testable import Model
import TestSupport
import Testing

struct NewComponentTests {
    private static let files: [(ComponentKind, [String])] = [
        (
            .entity,
            [
                "Sources/DataSource/Entities/Mail.swift", "Sources/DataSource/Repositories/Mail+Column.swift",
                "Sources/Frontend/Commands/Mail+Argument.swift", "Tests/DataSourceTests/MailTests.swift",
                "Tests/TestSupport/Mail+Fixture.swift",
            ]
        ),
        (
            .client,
            ["Sources/DataSource/Dependencies/MailClient.swift", "Sources/Model/AppDependencies.swift"]
        ),
        (
            .repository,
            [
                "Sources/DataSource/Repositories/MailRepository.swift",
                "Tests/DataSourceTests/MailRepositoryTests.swift",
            ]
        ),
        (
            .service,
            [
                "Sources/Model/Services/MailService.swift",
                "Tests/ModelTests/ServiceTests/MailServiceTests.swift",
            ]
        ),
        (
            .store,
            ["Sources/Model/Stores/MailStore.swift", "Tests/ModelTests/StoreTests/MailStoreTests.swift"]
        ),
        (
            .command,
            [
                "Sources/Frontend/Commands/AppCommand.swift", "Sources/Frontend/Commands/MailCommand.swift",
                "Tests/FrontendTests/MailCommandTests.swift",
            ]
        ),
    ]

    @Test(arguments: files)
    func run_thenUndo_everyByteIsAsBefore(kind: ComponentKind, paths: [String]) throws {
        let project = try ComponentProject()
        let before = try project.client.snapshot("/")
        let plan = try project.run(.component(kind), "Mail")
        #expect(plan.changes.map(\.path) == paths + [".luca/0001-\(kind.rawValue)-Mail.json"])
        #expect(plan.leftToDo == [])
        #expect(plan.next == (kind == .command ? "swift run notes mail --help" : ""))
        let after = try project.client.snapshot("/")
        #expect(try project.run(.component(kind), "Mail").isEmpty)
        #expect(try project.client.snapshot("/") == after)
        for change in plan.changes {
            let text = String(decoding: change.after?.bytes ?? Data(), as: UTF8.self)
            #expect(!text.contains("__") || change.path.hasSuffix("Tests.swift"), "\(change.path)")
            #expect(!text.contains("luca:"), "\(change.path)")
        }
        let undo = try project.workshop.run(.undo(name: nil), project.client)
        #expect(undo.next == "Taken back: luca new \(kind.rawValue) Mail")
        #expect(try project.client.snapshot("/") == before)
    }

    @Test func plan_entityWithFields_eachHasItsPlaces() throws {
        let project = try ComponentProject()
        try project.run(.component(.entity), "Mail", "subject:String", "state:new|read", "sent:Date?")
        #expect(
            try project.text("Sources/DataSource/Entities/Mail.swift") == """
                /// The mail, as a part of what is stored and shown.
                public struct Mail: Codable, Equatable, Sendable {
                    public var subject: String
                    public var state: State
                    public var sent: Date?

                    public init(
                        subject: String = "",
                        state: State = .new,
                        sent: Date? = nil
                    ) {
                        self.subject = subject
                        self.state = state
                        self.sent = sent
                    }

                    public static let empty = Mail()

                    public enum State: String, CaseIterable, Codable, Sendable {
                        case new
                        case read
                    }
                }

                """
        )
    }

    /// A feature can hold it at once: `luca new feature Box mail:Mail`.
    @Test func plan_entity_fieldsCanHoldIt() throws {
        let project = try ComponentProject()
        try project.run(.component(.entity), "Mail", "subject:String")
        let service = EntityService(project.workshop.appDependencies(project.client))
        let type = try service.storable("Mail", in: Project(root: project.workshop.project()))
        let expected = EntityType(name: "Mail", empty: .init(".empty"), sample: .init(".fixture"))
        #expect(type == expected)
    }

    @Test(arguments: [
        (ComponentKind.entity, "KeyPath", NameError.Reason.swift), (.entity, "DataSource", .module),
        (.entity, "Codable", .generated(template: "Sources/DataSource/Entities/__Name__.swift")),
        (.entity, "State", .declared(path: "Sources/Model/Other.swift")),
        (.command, "Help", .command), (.command, "Undo", .command), (.service, "MailService", .suffix("Service")),
        (.store, "Root", .declared(path: "Sources/Model/Other.swift")), (.repository, "", .empty),
    ])
    func plan_nameThatCannotBe_isRefused(kind: ComponentKind, name: String, reason: NameError.Reason) throws {
        let project = try ComponentProject([
            "Sources/Model/Stores/RootStore.swift": String?.none,
            "Sources/Model/Other.swift": "import DataSource\nfinal class RootStore {}\nstruct State {}\n",
        ])
        #expect {
            try project.run(.component(kind), name) { $0.reserved = ReservedWords(commands: ["help", "undo"]) }
        } throws: {
            ($0 as? NameError)?.reason == reason
        }
    }

    @Test(arguments: ["cell:Int", "word:String", "empty:Int", "self:Int", "a:Strng"])
    func plan_fieldThatCannotBe_isRefused(field: String) throws {
        let project = try ComponentProject()
        #expect(throws: FieldError.self) { try project.run(.component(.entity), "Mail", field) }
    }

    @Test func plan_serviceBesideItsClient_isGivenIt() throws {
        let project = try ComponentProject()
        try project.run(.component(.client), "Mail")
        try project.run(.component(.service), "Mail")
        let text = try project.text("Sources/Model/Services/MailService.swift")
        #expect(text.contains("    private let mailClient: MailClient\n"))
        #expect(text.contains("        mailClient = appDependencies.mailClient\n"))
    }

    @Test func plan_storeBesideItsService_isGivenIt() throws {
        let project = try ComponentProject()
        try project.run(.component(.service), "Mail")
        try project.run(.component(.store), "Mail")
        #expect(
            try project.text("Sources/Model/Stores/MailStore.swift")
                .contains("        mailService = MailService(appDependencies)\n")
        )
        #expect(
            try project.text("Tests/ModelTests/StoreTests/MailStoreTests.swift")
                .contains("MailStore(.testDependencies(), text: text, failure: failure, action: action)")
        )
    }

    @Test func plan_repositoryBesideItsEntity_keepsIt() throws {
        let project = try ComponentProject()
        try project.run(.component(.entity), "Mail", "subject:String")
        try project.run(.component(.repository), "Mail")
        let text = try project.text("Sources/DataSource/Repositories/MailRepository.swift")
        #expect(text.contains("    public func mail() throws -> Mail {\n"))
        #expect(!text.contains("func text()"))
    }

    @Test func plan_fileInTheWay_isAConflict() throws {
        let path = "Sources/Model/Services/MailService.swift"
        let project = try ComponentProject([path: "mine"])
        #expect(throws: ConflictError(paths: [path])) { try project.run(.component(.service), "Mail") }
        let plan = try project.run(.component(.service), "Mail") { $0.conflicts = .skip }
        #expect(plan.changes.first { $0.path == path }?.isSkipped == true)
    }
}
