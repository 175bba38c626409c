import DataSource
import Model
import TestSupport
import Testing

/// What is stored in projects that luca did not make goes through a `UserDefaultsClient`, theirs or one that luca makes.
struct ForeignStorageTests {
    private static let path = "Sources/DataSource/Dependencies/UserDefaultsClient.swift"
    private let dependencies = "Sources/Model/AppDependencies.swift"

    @Test(arguments: ["repository", "feature"])
    func plan_noClient_isMadeAndWired(kind: String) throws {
        let project = try ForeignProject("Budget")
        let before = try project.snapshot()
        try make(kind, "Mail", in: project)
        #expect(try project.text(Self.path).contains("\n\tpublic var data: @Sendable (String) -> Data?\n"))
        let text = try project.text(dependencies)
        #expect(text.contains("\n\tpublic var userDefaultsClient = UserDefaultsClient.liveValue\n"))
        #expect(text.contains("\n\t\tdependencies.userDefaultsClient = userDefaultsClient\n"))
        let after = try project.snapshot()
        try make(kind, "Mail", in: project)
        #expect(try project.snapshot() == after)
        try project.undo()
        #expect(try project.snapshot() == before)
    }

    @Test func plan_dataSourceOnly_clientIsNotWired() throws {
        let project = try ForeignProject("Budget")
        let plan = try project.make(.feature, "Mail", "text:String", layers: "DataSource")
        #expect(!plan.changes.contains { $0.path.hasPrefix("Sources/Model/") })
        try project.make(.feature, "Post", "text:String", layers: "DataSource,Model")
        #expect(try project.text(dependencies).contains("userDefaultsClient = UserDefaultsClient.liveValue\n"))
    }

    @Test(arguments: [
        ["feature Mail", "repository Post"], ["repository Mail", "feature Post"], ["feature Mail", "feature Post"],
        ["service Mail", "repository Mail", "feature Post", "repository Sent"],
    ])
    func remove_whatBroughtTheClient_theOthersKeepIt(commands: [String]) throws {
        let project = try ForeignProject("Budget")
        let before = try project.snapshot()
        let words = commands.map { $0.split(separator: " ").map(String.init) }
        for word in words { try make(word[0], word[1], in: project) }
        let client = try project.text(Self.path)
        let wired = try project.text(dependencies)
        for word in words.dropLast() {
            try project.remove(word[0], word[1])
            #expect(try project.text(Self.path) == client)
            #expect(try project.text(dependencies) == wired)
        }
        let last = try #require(words.last)
        try project.remove(last[0], last[1])
        #expect(try project.snapshot() == before)
    }

    @Test func plan_clientOfTheProject_isLeftAlone() throws {
        let project = try ForeignProject("Weather")
        let plan = try project.make(.component(.repository), "Mail")
        #expect(
            plan.changes.map(\.path) == [
                "Sources/DataSource/Repositories/MailRepository.swift", "Tests/ModelTests/MailRepositoryTests.swift",
                ".luca/0001-repository-Mail.json",
            ]
        )
        let text = try project.text("Tests/ModelTests/MailRepositoryTests.swift")
        #expect(text.contains("\nimport Testing\n\n@testable import DataSource\n\nstruct"))
    }

    @Test func plan_clientOfTheProjectIsNotWired_isWired() throws {
        let project = try ForeignProject("Budget", [Self.path: try ForeignProject("Weather").text(Self.path)])
        let plan = try project.make(.component(.repository), "Mail")
        #expect(plan.changes.map(\.path).contains(dependencies))
        #expect(!plan.changes.map(\.path).contains(Self.path))
    }

    @Test func plan_clientWithoutData_saysWhatToAdd() throws {
        let project = try ForeignProject("Weather") { path, text in
            path == Self.path ? text.replacing("ata:", with: "ate:").replacing("setDate", with: "setData") : text
        }
        let before = try project.snapshot()
        let text = """
            public var data: @Sendable (String) -> Data?

            liveValue:
                data: { UserDefaults.standard.data(forKey: $0) },

            testValue:
                data: { _ in nil },

            """
        for kind in ["repository", "feature"] {
            #expect(throws: ProjectLack.storage(path: Self.path, text: text)) { try make(kind, "Mail", in: project) }
        }
        #expect(try project.snapshot() == before)
    }

    @Test(arguments: [
        ("(String) -> Data?", "(String) throws -> Data?", ["data"]),
        ("(Data?, String) -> Void", "(String, Data?) -> Void", ["setData"]),
        ("var data:", "let data:", ["data"]),
    ])
    func plan_clientWithOtherData_isRefused(old: String, new: String, members: [String]) throws {
        let project = try ForeignProject("Weather") { path, text in
            path == Self.path ? text.replacing(old, with: new) : text
        }
        #expect(throws: ProjectLack.otherStorage(path: Self.path, members: members)) {
            try make("repository", "Mail", in: project)
        }
    }

    private func make(_ kind: String, _ name: String, in project: ForeignProject) throws {
        switch kind {
        case "feature": try project.make(.feature, name, "text:String", layers: "DataSource,Model")
        case "service": try project.make(.component(.service), name)
        default: try project.make(.component(.repository), name)
        }
    }
}
