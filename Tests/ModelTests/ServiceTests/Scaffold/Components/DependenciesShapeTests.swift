@testable import Model
import Testing

/// What a file says about AppDependencies decides how a new client is written there.
struct DependenciesShapeTests {
    @Test func shape_classWithLists_functionTakesTheClient() throws {
        let source = """
            public final class AppDependencies: Sendable {
                public let appStateClient: AppStateClient
                public let uuidClient: UUIDClient

                nonisolated init(appStateClient: AppStateClient = .liveValue, uuidClient: UUIDClient = .liveValue) {
                    self.appStateClient = appStateClient
                    self.uuidClient = uuidClient
                }

                static let shared = AppDependencies()

                static func testDependencies(
                    appStateClient: AppStateClient = .testValue,
                    uuidClient: UUIDClient = .testValue
                ) -> AppDependencies {
                    AppDependencies(appStateClient: appStateClient, uuidClient: uuidClient)
                }
            }
            """
        let expected = DependenciesShape(
            path: "File.swift",
            introducer: "final class",
            property: DependenciesShape.Property(keywords: "public let", style: .declared, isGiven: true),
            sets: [ClientSet(name: "testDependencies", kind: .function(takesClients: true), value: "mailClient")]
        )
        #expect(try shape(source) == expected)
    }

    private func shape(_ text: String) throws -> DependenciesShape {
        let source = try #require(DependenciesSource(try SwiftSource(text, at: "File.swift")))
        return source.shape(for: "mailClient", among: source.clients)
    }
}
