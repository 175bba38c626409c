import DataSource
import Model
import TestSupport
import Testing

/// `luca new client` in the shapes of AppDependencies that projects have.
struct NewClientTests {
    private let path = "Sources/Model/AppDependencies.swift"

    @Test func plan_application_clientIsMadeAndWired() throws {
        let project = try ComponentProject()
        let plan = try project.run(.component(.client), "weather map")
        #expect(
            plan.changes.map(\.path) == [
                "Sources/DataSource/Dependencies/WeatherMapClient.swift", path, ".luca/0001-client-WeatherMap.json",
            ]
        )
        #expect(
            try project.text("Sources/DataSource/Dependencies/WeatherMapClient.swift") == """
                /// The seam over the weather map: a labelled `@Sendable` closure for each call of the original.
                public struct WeatherMapClient: DependencyClient {
                    public static let liveValue = WeatherMapClient()

                    public static var testValue: WeatherMapClient { WeatherMapClient() }
                }

                """
        )
        let lines = try project.text(path).split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            lines.filter { $0.contains("weatherMap") } == [
                "public let weatherMapClient: WeatherMapClient",
                "weatherMapClient: WeatherMapClient = .liveValue",
                "self.weatherMapClient = weatherMapClient",
                "weatherMapClient: WeatherMapClient = .testValue",
                "weatherMapClient: weatherMapClient",
            ]
        )
    }

    private static let shapes = [
        (
            """
            public struct AppDependencies: Sendable {
                public var appStateClient = AppStateClient.liveValue
                public var uuidClient = UUIDClient.liveValue

                public init() {}

                public static var testValue: AppDependencies {
                    var dependencies = AppDependencies()
                    dependencies.appStateClient = .testValue
                    dependencies.uuidClient = .testValue
                    return dependencies
                }
            }

            """,
            """
            public struct AppDependencies: Sendable {
                public var appStateClient = AppStateClient.liveValue
                public var mailClient = MailClient.liveValue
                public var uuidClient = UUIDClient.liveValue

                public init() {}

                public static var testValue: AppDependencies {
                    var dependencies = AppDependencies()
                    dependencies.appStateClient = .testValue
                    dependencies.mailClient = .testValue
                    dependencies.uuidClient = .testValue
                    return dependencies
                }
            }

            """
        ),
        (
            """
            struct AppDependencies {
                var appStateClient = AppStateClient.liveValue
                var uuidClient = UUIDClient.liveValue

                static let testValue = Self(appStateClient: .testValue, uuidClient: .testValue)
            }

            extension AppDependencies {
                static func testDependencies(
                    appStateClient: AppStateClient = .testValue,
                    uuidClient: UUIDClient = .testValue
                ) -> Self {
                    .init(appStateClient: appStateClient, uuidClient: uuidClient)
                }
            }

            """,
            """
            struct AppDependencies {
                var appStateClient = AppStateClient.liveValue
                var mailClient = MailClient.liveValue
                var uuidClient = UUIDClient.liveValue

                static let testValue = Self(appStateClient: .testValue, mailClient: .testValue, uuidClient: .testValue)
            }

            extension AppDependencies {
                static func testDependencies(
                    appStateClient: AppStateClient = .testValue,
                    mailClient: MailClient = .testValue,
                    uuidClient: UUIDClient = .testValue
                ) -> Self {
                    .init(appStateClient: appStateClient, mailClient: mailClient, uuidClient: uuidClient)
                }
            }

            """
        ),
        (
            """
            public struct AppDependencies: Sendable {
                public var uuidClient: UUIDClient = .liveValue
                public var appStateClient: AppStateClient = .liveValue
            }

            """,
            """
            public struct AppDependencies: Sendable {
                public var uuidClient: UUIDClient = .liveValue
                public var appStateClient: AppStateClient = .liveValue
                public var mailClient: MailClient = .liveValue
            }

            """
        ),
        (
            """
            public final class AppDependencies: Sendable {
                public let appStateClient: AppStateClient

                nonisolated init(appStateClient: AppStateClient = .liveValue) {
                    self.appStateClient = appStateClient
                }

                static let shared = AppDependencies()
            }

            extension AppDependencies {
                public static func testDependencies(appStateClient: AppStateClient = .testValue) -> AppDependencies {
                    AppDependencies(appStateClient: appStateClient)
                }
            }

            """,
            """
            public final class AppDependencies: Sendable {
                public let appStateClient: AppStateClient
                public let mailClient: MailClient

                nonisolated init(appStateClient: AppStateClient = .liveValue, mailClient: MailClient = .liveValue) {
                    self.appStateClient = appStateClient
                    self.mailClient = mailClient
                }

                static let shared = AppDependencies()
            }

            extension AppDependencies {
                public static func testDependencies(
                    appStateClient: AppStateClient = .testValue,
                    mailClient: MailClient = .testValue
                ) -> AppDependencies {
                    AppDependencies(appStateClient: appStateClient, mailClient: mailClient)
                }
            }

            """
        ),
    ]

    @Test(arguments: shapes, ["\n", "\r\n"])
    func plan_shape_clientIsInEachPlace(shape: (source: String, expected: String), newline: String) throws {
        let project = try ComponentProject([path: shape.source.replacing("\n", with: newline)])
        let before = try project.client.snapshot("/")
        try project.run(.component(.client), "Mail")
        #expect(try project.text(path) == shape.expected.replacing("\n", with: newline))
        #expect(try project.run(.component(.client), "Mail").isEmpty)
        try project.workshop.run(.undo(name: nil), project.client)
        #expect(try project.client.snapshot("/") == before)
    }

    @Test func plan_testsInAnotherFile_clientIsThereToo() throws {
        let other = "Tests/TestSupport/AppDependencies+Test.swift"
        let project = try ComponentProject([
            path: "final class AppDependencies {\n    let aClient: AClient\n\n    init(aClient: AClient) {\n"
                + "        self.aClient = aClient\n    }\n}\n",
            other: "extension AppDependencies {\n    static func testDependencies() -> AppDependencies {\n"
                + "        AppDependencies(aClient: .testValue)\n    }\n}\n",
        ])
        try project.run(.component(.client), "Mail")
        #expect(try project.text(path).contains("init(aClient: AClient, mailClient: MailClient = .liveValue) {"))
        #expect(try project.text(other).contains("AppDependencies(aClient: .testValue, mailClient: .testValue)"))
    }

    @Test func plan_dependenciesElsewhere_areFound() throws {
        let elsewhere = "Sources/Model/Wiring/Dependencies.swift"
        let project = try ComponentProject([path: String?.none, elsewhere: "public struct AppDependencies {}\n"])
        try project.run(.component(.client), "Mail")
        #expect(
            try project.text(elsewhere)
                == "public struct AppDependencies {\n    public var mailClient = MailClient.liveValue\n}\n"
        )
    }

    @Test func plan_noDependencies_saysWhatGoesWhere() throws {
        let project = try ComponentProject([path: String?.none])
        let before = try project.client.snapshot("/")
        #expect {
            try project.run(.component(.client), "Mail")
        } throws: { error in
            guard case let .missing(path, "file", text) = error as? WiringError else { return false }
            return path == self.path && text.contains("public let mailClient: MailClient")
        }
        #expect(try project.client.snapshot("/") == before)
        let plan = try project.run(.component(.client), "Mail") { $0.wiring = .asFarAsPossible }
        #expect(plan.leftToDo.count == 1)
    }

    @Test(arguments: [
        ("MailClient", NameError.Reason.suffix("Client")), ("", .empty), ("9", .startsWithDigit), ("a:Int", .field),
        ("mailService", .declared(path: "Sources/Model/Mail.swift")),
        ("maiL", .sameLetters(path: "Sources/DataSource/Dependencies/MailClient.swift")),
    ])
    func plan_nameThatCannotBe_isRefused(name: String, reason: NameError.Reason) throws {
        let project = try ComponentProject([
            "Sources/Model/Mail.swift": "import DataSource\n\nstruct MailServiceClient {}\n",
            "Sources/DataSource/Dependencies/MailClient.swift": "public struct MailClient {}\n",
        ])
        let before = try project.client.snapshot("/")
        #expect {
            try project.run(.component(.client), name)
        } throws: {
            ($0 as? NameError)?.reason == reason
        }
        #expect(try project.client.snapshot("/") == before)
    }
}
