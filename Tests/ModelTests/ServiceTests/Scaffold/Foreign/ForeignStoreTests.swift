import DataSource
import Model
import TestSupport
import Testing

/// `luca new store` and `luca new child` in projects that luca did not make.
struct ForeignStoreTests {
    @Test func plan_storesWithoutSuffix_inTheirStyle() throws {
        let project = try ForeignProject("Weather")
        let plan = try project.make(.component(.store), "Settings")
        #expect(
            plan.changes.map(\.path) == [
                "Sources/Model/Stores/Settings.swift", "Tests/ModelTests/StoreTests/SettingsTests.swift",
                ".luca/0001-store-Settings.json",
            ]
        )
        #expect(
            try project.text("Sources/Model/Stores/Settings.swift") == """
                //
                //  Settings.swift
                //  Model
                //

                import Observation

                /// The settings as a screen shows it; its one text is there to be replaced.
                @MainActor
                @Observable
                public final class Settings: Composable {
                    public var text: String
                    public let action: (Action) async -> Void

                    public init(
                        text: String = "",
                        action: @escaping (Action) async -> Void = { _ in }
                    ) {
                        self.text = text
                        self.action = action
                    }

                    public func reduce(_ action: Action) async {
                        switch action {
                        case let .textChanged(text):
                            self.text = text

                        case .doneButtonTapped:
                            break
                        }
                    }

                    public enum Action: Sendable {
                        case textChanged(String)
                        case doneButtonTapped
                    }
                }

                """
        )
    }

    @Test func plan_storesWithSuffixAndTheService_inTheirStyle() throws {
        let project = try ForeignProject("Budget")
        try project.make(.component(.service), "Mail")
        try project.make(.component(.store), "Mail")
        let text = try project.text("Sources/Model/Stores/MailStore.swift")
        #expect(text.contains("\n@MainActor @Observable public final class MailStore: Composable {\n"))
        #expect(text.contains("\n\t\tmailService = MailService(appDependencies)\n"))
        let tests = try project.text("Tests/ModelTests/StoreTests/MailStoreTests.swift")
        #expect(tests.contains("\nimport Model\nimport Testing\n"))
        #expect(tests.contains("\n\t\tlet sut = MailStore(.testDependencies())\n"))
    }

    @Test func plan_actionOfAnotherType_storesHaveIt() throws {
        let type = "@MainActor @Sendable (Action) async -> Void"
        let project = try ForeignProject("Budget") { path, text in
            path.hasSuffix("Composable.swift") ? text.replacing("(Action) async -> Void", with: type) : text
        }
        try project.make(.component(.store), "Mail")
        let text = try project.text("Sources/Model/Stores/MailStore.swift")
        #expect(text.contains("\tpublic let action: \(type)\n"))
        #expect(text.contains("\t\taction: @escaping \(type) = { _ in }\n"))
    }

    /// The tests of the parent say each by itself where they run, and see all of the layers.
    @Test func plan_child_parentAndItsTestsAreEdited() throws {
        let project = try ForeignProject("Weather")
        let before = try project.snapshot()
        let plan = try project.make(.child, "Map", parent: "Forecast")
        let tests = "Tests/ModelTests/StoreTests/ForecastTests.swift"
        #expect(
            plan.changes.map { "\($0.kind) \($0.path)" } == [
                "edit Sources/Model/Stores/Forecast.swift", "create Sources/Model/Stores/Map.swift", "edit \(tests)",
                "create Tests/ModelTests/StoreTests/MapTests.swift", "create .luca/0001-child-Map.json",
            ]
        )
        // Beside what others see, not beside the task that the store keeps for itself.
        let text = try project.text("Sources/Model/Stores/Forecast.swift")
        #expect(text.contains("    public var place: Place\n    public var map: Map?\n    public let action"))
        #expect(
            try project.text(tests).hasSuffix(
                """
                    @MainActor @Test func send_mapButtonTapped_itOpensAndCloses() async throws {
                        let sut = Forecast(.testDependencies())
                        await sut.send(.mapButtonTapped)
                        let map = try #require(sut.map)
                        await map.send(.doneButtonTapped)
                        #expect(sut.map == nil)
                    }
                }

                """
            )
        )
        #expect(try project.text(tests).components(separatedBy: "import").count == 5)
        try project.undo()
        #expect(try project.snapshot() == before)
    }

    @Test func plan_childOfAParentWithoutTests_getThemInTheStyle() throws {
        let tests = "Tests/ModelTests/StoreTests/ForecastTests.swift"
        let project = try ForeignProject(
            "Weather",
            [tests: nil, "Tests/ModelTests/Other.swift": "@testable import Model"]
        )
        try project.make(.child, "Map", parent: "Forecast")
        #expect(
            try project.text(tests).hasPrefix(
                "//\n//  ForecastTests.swift\n//  ModelTests\n//\n\nimport Testing\n\n@testable import Model\n\n"
            )
        )
    }

    /// They may lie elsewhere, and be written for another framework.
    @Test func plan_childOfAParentWithOtherTests_areLeftToTheAuthor() throws {
        let project = try ForeignProject(
            "Budget",
            [
                "Tests/ModelTests/StoreTests/AccountStoreTests.swift": nil,
                "Tests/ModelTests/AccountStoreTests.swift":
                    "import XCTest\n\nfinal class AccountStoreTests: XCTestCase {}\n",
            ]
        )
        let before = try project.snapshot()
        let error = #expect(throws: WiringError.self) { try project.make(.child, "Map", parent: "Account") }
        guard case let .missing(path, place, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(path == "Tests/ModelTests/AccountStoreTests.swift")
        #expect(place == "suite AccountStoreTests of Swift Testing")
        #expect(try project.snapshot() == before)
    }

    /// Those of the project's own may call a store otherwise than most are called.
    @Test func plan_childOfOwnTemplates_isFound() throws {
        let template = "templates/component/store/Sources/Model/Stores/__Name__Store.swift"
        let text = try ForeignProject("Budget").text("Sources/Model/Stores/AccountStore.swift")
        let project = try ForeignProject("Weather", [template: text.replacing("Account", with: "__Name__")])
        try project.make(.child, "Map", parent: "Forecast")
        #expect(
            try project.text("Sources/Model/Stores/Forecast.swift").contains(
                """
                        case let .mapButtonTapped(appDependencies):
                            map = MapStore(appDependencies) { [weak self] in
                """
            )
        )
    }

    /// What the child is given has types, and these come from somewhere.
    @Test func plan_childThatIsGivenValues_theirModulesAreImported() throws {
        let child = """
            import DataSource
            import Foundation

            public final class Map: Composable {
                public let action: (Action) async -> Void

                public init(id: UUID, place: Place, action: @escaping (Action) async -> Void) { self.action = action }

                public enum Action: Sendable { case doneButtonTapped }
            }

            """
        let project = try ForeignProject("Weather", ["Sources/Model/Stores/Map.swift": child])
        try project.make(.component(.store), "Settings")
        try project.make(.child, "Map", parent: "Settings")
        let parent = try project.text("Sources/Model/Stores/Settings.swift")
        #expect(parent.contains("\nimport DataSource\nimport Foundation\nimport Observation\n"))
        #expect(parent.contains("        case mapButtonTapped(UUID, Place)\n"))
        let tests = try project.text("Tests/ModelTests/StoreTests/SettingsTests.swift")
        #expect(tests.contains("\nimport DataSource\nimport Foundation\nimport Testing\n\n@testable import Model\n"))
        #expect(tests.contains(".mapButtonTapped(UUID(), Place("))
    }

    @Test func plan_noSuchParent_namesThoseThatThereAre() throws {
        let project = try ForeignProject("Weather")
        #expect(throws: StoreError.noSuch(name: "Fore", known: ["Forecast"])) {
            try project.make(.child, "Map", parent: "Fore")
        }
    }

    @Test(arguments: [
        ("Weather", "MailStore", NameError?.none), ("Weather", "ReadingList", nil),
        ("Budget", "MailStore", NameError("MailStore", .suffix("Store"), suggestion: "Mail")),
        (
            "Weather", "Place",
            NameError("Place", .declared(path: "Sources/DataSource/Entities/Place.swift"), suggestion: "PlaceItem")
        ),
        ("Budget", "Place", nil),
        (
            "Weather", "Result",
            NameError(
                "Result",
                .generated(template: "Sources/Model/Stores/__Feature__Editor__Store__.swift"),
                suggestion: "ResultItem"
            )
        ),
        ("Budget", "Result", nil),
    ])
    func plan_name_isRefusedByWhatStoresEndIn(fixture: String, name: String, error: NameError?) throws {
        let project = try ForeignProject(fixture)
        do {
            try project.make(.component(.store), name)
            #expect(error == nil)
        } catch let found as NameError {
            #expect(found == error)
        }
    }
}
