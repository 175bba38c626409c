import DataSource
import Model
import Testing

/// A client goes into the class of dependencies at all of its places, in their order.
struct WiringDependenciesTests {
    private static let mailClient = DependenciesSkeleton.text("mailClient", "MailClient")

    private static func tall(_ names: [(String, String)], comma: String = "") -> String {
        func lines(_ indentation: String, _ separator: String, _ line: ((String, String)) -> String) -> String {
            names.map { indentation + line($0) }.joined(separator: separator + "\n")
        }
        return """
            public final class AppDependencies: Sendable {
            \(lines("    ", "") { "public let \($0.0): \($0.1)" })

                public init(
            \(lines("        ", ",") { "\($0.0): \($0.1) = .liveValue" })\(comma)
                ) {
            \(lines("        ", "") { "self.\($0.0) = \($0.0)" })
                }

                public static func testDependencies(
            \(lines("        ", ",") { "\($0.0): \($0.1) = .testValue" })\(comma)
                ) -> AppDependencies {
                    AppDependencies(
            \(lines("            ", ",") { "\($0.0): \($0.0)" })\(comma)
                    )
                }
            }

            """
    }

    private static let app = ("appStateClient", "AppStateClient")
    private static let mail = ("mailClient", "MailClient")
    private static let uuid = ("uuidClient", "UUIDClient")
    private static let zip = ("zipClient", "ZipClient")
    private static let able = ("ableClient", "AbleClient")

    @Test(arguments: ["", ","])
    func insertions_tallLists_clientIsInOrder(comma: String) throws {
        let source = Self.tall([Self.app, Self.uuid], comma: comma)
        for (new, all) in [
            (Self.mail, [Self.app, Self.mail, Self.uuid]),
            (Self.zip, [Self.app, Self.uuid, Self.zip]),
            (Self.able, [Self.able, Self.app, Self.uuid]),
        ] {
            #expect(try wired(DependenciesSkeleton.text(new.0, new.1), into: source) == Self.tall(all, comma: comma))
        }
    }

    @Test func insertions_clientsOutOfOrder_newOneIsLast() throws {
        let source = Self.tall([Self.uuid, Self.app])
        #expect(try wired(Self.mailClient, into: source) == Self.tall([Self.uuid, Self.app, Self.mail]))
    }

    @Test func insertions_oneLineLists_becomeTallWhenTheLineIsFull() throws {
        let source = """
            public final class AppDependencies: Sendable {
                public let appStateClient: AppStateClient
                public let uuidClient: UUIDClient

                public init(appStateClient: AppStateClient = .liveValue, uuidClient: UUIDClient = .liveValue) {
                    self.appStateClient = appStateClient
                    self.uuidClient = uuidClient
                }

                public static func testDependencies(appStateClient: AppStateClient = .testValue) -> AppDependencies {
                    .init(appStateClient: appStateClient, uuidClient: .testValue)
                }
            }

            """
        #expect(
            try wired(Self.mailClient, into: source) == """
                public final class AppDependencies: Sendable {
                    public let appStateClient: AppStateClient
                    public let mailClient: MailClient
                    public let uuidClient: UUIDClient

                    public init(
                        appStateClient: AppStateClient = .liveValue,
                        mailClient: MailClient = .liveValue,
                        uuidClient: UUIDClient = .liveValue
                    ) {
                        self.appStateClient = appStateClient
                        self.mailClient = mailClient
                        self.uuidClient = uuidClient
                    }

                    public static func testDependencies(
                        appStateClient: AppStateClient = .testValue,
                        mailClient: MailClient = .testValue
                    ) -> AppDependencies {
                        .init(appStateClient: appStateClient, mailClient: mailClient, uuidClient: .testValue)
                    }
                }

                """
        )
    }

    @Test func insertions_noClientYet_emptyBodiesAreOpened() throws {
        let source = """
            public final class AppDependencies: Sendable {
                public init() {}

                public static func testDependencies() -> AppDependencies { AppDependencies() }
            }

            """
        #expect(
            try wired(Self.mailClient, into: source) == """
                public final class AppDependencies: Sendable {
                    public let mailClient: MailClient

                    public init(mailClient: MailClient = .liveValue) {
                        self.mailClient = mailClient
                    }

                    public static func testDependencies(mailClient: MailClient = .testValue) -> AppDependencies {
                        AppDependencies(mailClient: mailClient)
                    }
                }

                """
        )
    }

    @Test func insertions_alignedParameters_newOneIsAligned() throws {
        let source = """
            final class AppDependencies {
                let appStateClient: AppStateClient

                init(appStateClient: AppStateClient = .liveValue,
                     other: Int = 1) {
                    self.appStateClient = appStateClient
                }

                static func testDependencies() -> AppDependencies {
                    return Self(
                        // Only what tests need.
                    )
                }
            }
            """
        #expect(
            try wired(DependenciesSkeleton.text("zipClient", "ZipClient"), into: source) == """
                final class AppDependencies {
                    let appStateClient: AppStateClient
                    public let zipClient: ZipClient

                    init(appStateClient: AppStateClient = .liveValue,
                         other: Int = 1,
                         zipClient: ZipClient = .liveValue) {
                        self.appStateClient = appStateClient
                        self.zipClient = zipClient
                    }

                    static func testDependencies(zipClient: ZipClient = .testValue) -> AppDependencies {
                        return Self(
                            // Only what tests need.
                            zipClient: zipClient
                        )
                    }
                }
                """
        )
    }

    @Test(arguments: [
        (
            "public struct AppDependencies {\n    public var uuidClient = UUIDClient.liveValue\n}\n",
            """
            public struct AppDependencies {
                public var uuidClient = UUIDClient.liveValue
                public var mailClient = MailClient.liveValue
            }

            """
        ),
        (
            """
            struct AppDependencies {
                var appStateClient = AppStateClient.liveValue
                var uuidClient = UUIDClient.liveValue
            }
            """,
            """
            struct AppDependencies {
                var appStateClient = AppStateClient.liveValue
                public var mailClient = MailClient.liveValue
                var uuidClient = UUIDClient.liveValue
            }
            """
        ),
        (
            "struct AppDependencies {\n    var mailClient: MailClient = .liveValue\n}\n",
            "struct AppDependencies {\n    var mailClient: MailClient = .liveValue\n}\n"
        ),
    ])
    func insertions_structOfClients_propertyIsAdded(source: String, expected: String) throws {
        let skeleton = "struct AppDependencies { public var mailClient = MailClient.liveValue }"
        #expect(try wired(skeleton, into: source) == expected)
    }

    @Test func insertions_childOfStore_parameterStandsBeforeAction() throws {
        let skeleton = """
            final class ParentStore {
                let child: ChildStore
                let action: (Action) async -> Void

                init(child: ChildStore = ChildStore(), action: @escaping (Action) async -> Void) {
                    self.child = child
                    self.action = action
                }
            }
            """
        let source = """
            final class ParentStore {
                private let text: String
                let action: (Action) async -> Void

                init(_ text: String, action: @escaping (Action) async -> Void) {
                    self.text = text
                    self.action = action
                }
            }
            """
        #expect(
            try wired(skeleton, into: source) == """
                final class ParentStore {
                    private let text: String
                    let child: ChildStore
                    let action: (Action) async -> Void

                    init(_ text: String, child: ChildStore = ChildStore(), action: @escaping (Action) async -> Void) {
                        self.text = text
                        self.child = child
                        self.action = action
                    }
                }
                """
        )
    }
}
