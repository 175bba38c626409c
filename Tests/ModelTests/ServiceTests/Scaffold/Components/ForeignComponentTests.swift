import DataSource
import Model
import TestSupport
import Testing

/// Components in a project that luca did not make: its front layer is another one, and there is no runtime of luca's.
struct ForeignComponentTests {
    private func makeProject(_ files: [String: String?] = [:]) throws -> ComponentProject {
        let other: [String: String?] = [
            "Sources/Frontend/Commands/AppCommand.swift": nil,
            "Sources/DataSource/DependencyClient.swift": "protocol DependencyClient {}\n",
            "Sources/DataSource/Entities/AppState.swift": "// Ada's\n\nstruct AppState {\n\tlet a = 1\n}\n",
            "Sources/Model/Stores/RootStore.swift": "// Ada's\n\nfinal class RootStore {}\n",
            "Sources/UserInterface/AView.swift": "struct AView {}\n",
        ]
        return try ComponentProject(other.merging(files) { $1 })
    }

    @Test func plan_entity_isAloneAndInTheStyleOfTheProject() throws {
        let project = try makeProject()
        let plan = try project.run(.component(.entity), "Mail", "token:UUID", "at:Date?")
        #expect(plan.changes.map(\.path) == ["Sources/DataSource/Entities/Mail.swift", ".luca/0001-entity-Mail.json"])
        #expect(
            try project.text("Sources/DataSource/Entities/Mail.swift") == """
                // Ada's

                import Foundation

                /// The mail, as a part of what is stored and shown.
                public struct Mail: Codable, Equatable, Sendable {
                \tpublic var token: UUID
                \tpublic var at: Date?

                \tpublic init(
                \t\ttoken: UUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
                \t\tat: Date? = nil
                \t) {
                \t\tself.token = token
                \t\tself.at = at
                \t}

                \tpublic static let empty = Mail()
                }

                """
        )
    }

    @Test func plan_client_isWired() throws {
        let project = try makeProject()
        try project.run(.component(.client), "Mail")
        #expect(try project.text("Sources/Model/AppDependencies.swift").contains("mailClient: MailClient = .testValue"))
    }

    @Test func plan_command_isRefused() throws {
        let project = try makeProject()
        #expect(throws: ProjectLack.commandTable) { try project.run(.component(.command), "Mail") }
    }

    @Test func plan_templateOfTheProject_isTaken() throws {
        let path = "templates/component/store/Sources/Model/Stores/__Name__Store.swift"
        let project = try makeProject([path: "final class __Name__Store {}\n"])
        let plan = try project.run(.component(.store), "Mail")
        #expect(plan.changes.map(\.path) == ["Sources/Model/Stores/MailStore.swift", ".luca/0001-store-Mail.json"])
    }
}
