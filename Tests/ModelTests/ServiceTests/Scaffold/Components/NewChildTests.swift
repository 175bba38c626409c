import DataSource
@testable import Model
import TestSupport
import Testing

/// `luca new child PARENT CHILD` edits the parent in all its places.
struct NewChildTests {
    private let parent = "Sources/Model/Stores/BoxStore.swift"
    private let tests = "Tests/ModelTests/StoreTests/BoxStoreTests.swift"

    private static let box = """
        import Observation

        @MainActor @Observable public final class BoxStore: Failing {
            public private(set) var count: Int
            public private(set) var failure: (any Error)?
            public let action: (Action) async -> Void

            public init(
                _ appDependencies: AppDependencies,
                count: Int = 0,
                failure: (any Error)? = nil,
                action: @escaping (Action) async -> Void = { _ in }
            ) {
                self.count = count
                self.failure = failure
                self.action = action
            }

            public func reduce(_ action: Action) async {
                switch action {
                case .task:
                    count += 1

                case .doneButtonTapped:
                    break
                }
            }

            public enum Action: Sendable {
                case task
                case doneButtonTapped
            }
        }

        """

    /// Actions that hold themselves do not compile.
    @Test func plan_parentWouldBePartOfItself_isRefused() throws {
        let project = try ComponentProject([parent: Self.box])
        #expect(throws: StoreError.cycle(parent: "BoxStore", child: "BoxStore")) {
            try project.run(.child, "Box", parent: "Box")
        }
        try project.run(.child, "Lid", parent: "Box")
        try project.run(.child, "Zip", parent: "Lid")
        #expect(throws: StoreError.cycle(parent: "ZipStore", child: "BoxStore")) {
            try project.run(.child, "Box", parent: "Zip")
        }
        try project.run(.child, "Zip", parent: "Box")
    }

    @Test func plan_parentWithFailure_childIsInEachPlace() throws {
        let project = try ComponentProject([
            parent: Self.box, tests: "import Testing\n\n@MainActor struct BoxStoreTests {\n}\n",
        ])
        let before = try project.client.snapshot("/")
        let plan = try project.run(.child, "Lid", parent: "Box")
        #expect(
            plan.changes.map { "\($0.kind) \($0.path)" } == [
                "edit \(parent)", "create Sources/Model/Stores/LidStore.swift", "edit \(tests)",
                "create Tests/ModelTests/StoreTests/LidStoreTests.swift", "create .luca/0001-child-Lid.json",
            ]
        )
        #expect(
            try project.text(parent) == """
                import Observation

                @MainActor @Observable public final class BoxStore: Failing {
                    public private(set) var count: Int
                    public private(set) var lid: LidStore?
                    public private(set) var failure: (any Error)?
                    public let action: (Action) async -> Void

                    public init(
                        _ appDependencies: AppDependencies,
                        count: Int = 0,
                        lid: LidStore? = nil,
                        failure: (any Error)? = nil,
                        action: @escaping (Action) async -> Void = { _ in }
                    ) {
                        self.count = count
                        self.lid = lid
                        self.failure = failure
                        self.action = action
                    }

                    public func reduce(_ action: Action) async {
                        switch action {
                        case .task:
                            count += 1

                        case .lidButtonTapped:
                            lid = LidStore { [weak self] in
                                await self?.send(.lid($0))
                            }

                        case .lid(.doneButtonTapped):
                            lid = nil

                        case .lid:
                            break

                        case .doneButtonTapped:
                            break
                        }
                    }

                    public enum Action: Sendable {
                        case task
                        case lidButtonTapped
                        case lid(LidStore.Action)
                        case doneButtonTapped
                    }
                }

                """
        )
        #expect(
            try project.text(tests) == """
                import Model
                import Testing

                @MainActor struct BoxStoreTests {
                    @Test func send_lidButtonTapped_itOpensAndCloses() async throws {
                        let sut = BoxStore(.testDependencies())
                        await sut.send(.lidButtonTapped)
                        let lid = try #require(sut.lid)
                        await lid.send(.doneButtonTapped)
                        #expect(sut.lid == nil)
                    }
                }

                """
        )
        #expect(try project.run(.child, "LidStore", parent: "BoxStore").isEmpty)
        try project.workshop.run(.undo(name: nil), project.client)
        #expect(try project.client.snapshot("/") == before)
    }

    @Test func plan_childThatNeedsAnUnknownValue_isLeftToTheAuthor() throws {
        let project = try ComponentProject([
            parent: Self.box, tests: "@MainActor struct BoxStoreTests {\n}\n",
            "Sources/Model/Stores/LidStore.swift": """
            final class LidStore {
                let action: (Action) async -> Void
                init(hinge: Hinge, action: @escaping (Action) async -> Void) { self.action = action }
                enum Action { case task }
            }

            """,
        ])
        let before = try project.client.snapshot("/")
        #expect(throws: WiringError.self) { try project.run(.child, "Lid", parent: "Box") }
        #expect(try project.client.snapshot("/") == before)
        let plan = try project.run(.child, "Lid", parent: "Box") { $0.wiring = .asFarAsPossible }
        guard case let .missing(path, place, text) = plan.leftToDo.first else {
            Issue.record("Expected what is left to do, not \(plan.leftToDo).")
            return
        }
        #expect((path, place) == (tests, "value for <#Hinge#>"))
        #expect(text.contains("await sut.send(.lidButtonTapped(<#Hinge#>))"))
        #expect(try project.text(parent).contains("        case let .lidButtonTapped(hinge):\n"))
    }

    @Test func plan_secondChild_standsBelowTheFirst() throws {
        let project = try ComponentProject([parent: Self.box])
        try project.run(.child, "Lid", parent: "Box")
        try project.run(.child, "Key", parent: "Box")
        let text = try project.text(parent)
        #expect(
            text.contains(
                "lid: LidStore?\n    public private(set) var key: KeyStore?\n    public private(set) var fail"
            )
        )
        #expect(text.contains("case lid(LidStore.Action)\n        case keyButtonTapped\n"))
        #expect(try project.text(tests).components(separatedBy: "@Test").count == 3)
    }

    @Test(arguments: [
        ("Bix", "Lid", StoreError.noSuch(name: "Bix", known: ["Box", "Root"])),
        ("Root", "Lid", .noAction(name: "RootStore", path: "Sources/Model/Stores/RootStore.swift")),
        ("Box", "Root", .noAction(name: "RootStore", path: "Sources/Model/Stores/RootStore.swift")),
    ])
    func plan_storeThatCannotBe_isRefused(parent: String, child: String, error: StoreError) throws {
        let project = try ComponentProject([self.parent: Self.box])
        #expect(throws: error) { try project.run(.child, child, parent: parent) }
    }

    @Test func plan_memberOfThatName_isRefused() throws {
        let project = try ComponentProject([parent: Self.box])
        #expect(throws: WiringError.self) { try project.run(.child, "Count", parent: "Box") }
    }
}
