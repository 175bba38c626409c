import DataSource
@testable import Model
import TestSupport
import Testing

/// `luca new child` in a project that writes its stores otherwise.
struct NewChildStyleTests {
    /// Another style: state that may be written, no failure, no `Store` in the names, an action with another type.
    @Test func plan_parentInAnotherStyle_childIsWrittenAsTheRest() throws {
        let parent = "Sources/Model/Stores/Box.swift"
        let project = try ComponentProject([
            parent: """
            @MainActor @Observable
            final class Box: Composable {
                var count: Int
                let action: @Sendable (Action) async -> Void

                init(count: Int = 0, action: @escaping @Sendable (Action) async -> Void) {
                    self.count = count
                    self.action = action
                }

                func reduce(_ action: Action) async {
                    switch action {
                    case .task: break
                    }
                }

                enum Action { case task }
            }

            """,
            "Sources/Model/Stores/Lid.swift": """
            final class Lid {
                var action: (Action) async -> Void

                init(box: String, _ appDependencies: AppDependencies, lid: Int, action: @escaping (Action) async -> Void) {}

                enum Action { case cancelButtonTapped, task(Int) }
            }

            """,
        ])
        try project.run(.child, "Lid", parent: "Box")
        #expect(
            try project.text(parent) == """
                @MainActor @Observable
                final class Box: Composable {
                    var count: Int
                    var lid: Lid?
                    let action: @Sendable (Action) async -> Void

                    init(count: Int = 0, lid: Lid? = nil, action: @escaping @Sendable (Action) async -> Void) {
                        self.count = count
                        self.lid = lid
                        self.action = action
                    }

                    func reduce(_ action: Action) async {
                        switch action {
                        case .task: break

                        case let .lidButtonTapped(box, lid, appDependencies):
                            self.lid = Lid(box: box, appDependencies, lid: lid) { [weak self] in
                                await self?.send(.lid($0))
                            }

                        case .lid(.cancelButtonTapped):
                            lid = nil

                        case .lid:
                            break
                        }
                    }

                    enum Action {
                        case task
                        case lidButtonTapped(String, Int, AppDependencies)
                        case lid(Lid.Action)
                    }
                }

                """
        )
        #expect(
            try project.text("Tests/ModelTests/StoreTests/BoxTests.swift") == """
                import DataSource
                import Model
                import Testing

                @MainActor struct BoxTests {
                    @Test func send_lidButtonTapped_itOpensAndCloses() async throws {
                        let sut = Box()
                        await sut.send(.lidButtonTapped("box", 5, .testDependencies()))
                        let lid = try #require(sut.lid)
                        await lid.send(.cancelButtonTapped)
                        #expect(sut.lid == nil)
                    }
                }

                """
        )
    }
}
