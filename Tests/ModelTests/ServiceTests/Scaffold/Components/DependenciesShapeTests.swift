@testable import Model
import Testing

/// What a file says about AppDependencies decides how a new client is written there.
struct DependenciesShapeTests {
    private static let properties = [
        (
            "public final class AppDependencies { public let aClient: AClient; init() {} }", "public let", "declared",
            true
        ),
        ("final class AppDependencies { let aClient: AClient; init(aClient: AClient) {} }", "let", "declared", true),
        ("public struct AppDependencies { public var aClient = AClient.liveValue }", "public var", "inferred", false),
        ("struct AppDependencies { var aClient: AClient = .liveValue }", "var", "valued", false),
        ("struct AppDependencies { var aClient: AClient }", "var", "valued", false),
        ("struct AppDependencies { let aClient: AClient }", "let", "declared", true),
        ("public struct AppDependencies { var aClient: AClient; init(a: AClient) {} }", "var", "declared", true),
        ("public final class AppDependencies { public init() {} }", "public let", "declared", true),
        ("struct AppDependencies { init() {} }", "let", "declared", true),
        ("public struct AppDependencies {}", "public var", "inferred", false),
        (
            "struct AppDependencies { let aClient: AClient; var mailClient = MailClient.liveValue }", "var", "inferred",
            false
        ),
        ("struct AppDependencies { var aClient = AClient.liveValue; var count = 0 }", "var", "inferred", false),
        ("#if DEBUG\nstruct AppDependencies {}\n#endif\nfinal class AppDependencies {}", "let", "declared", true),
    ]

    @Test(arguments: properties)
    func shape_declaration_clientIsWrittenAsTheOthers(
        source: String,
        keywords: String,
        style: String,
        isGiven: Bool
    ) throws {
        let property = try #require(try shape(source).property)
        #expect(property.keywords == keywords)
        #expect("\(property.style)" == style)
        #expect(property.isGiven == isGiven)
    }

    @Test(arguments: [
        (
            "static func testDependencies(aClient: AClient = .testValue, bClient: BClient = .testValue) -> Self {"
                + " Self(aClient: aClient, bClient: bClient) }",
            ClientSet(name: "testDependencies", kind: .function(takesClients: true), value: "mailClient")
        ),
        (
            "static func testDependencies() -> Self { .init(aClient: .testValue, bClient: .testValue) }",
            ClientSet(name: "testDependencies", kind: .function(takesClients: false), value: ".testValue")
        ),
        (
            "static func fakes(aClient: AClient = .testValue) -> Self { .init(aClient: aClient, bClient: .testValue) }",
            ClientSet(name: "fakes", kind: .function(takesClients: true), value: "mailClient")
        ),
        (
            "static func testDependencies() -> Self { var all = Self(); all.aClient = .testValue;"
                + " all.bClient = .testValue; return all }",
            ClientSet(
                name: "testDependencies",
                kind: .function(takesClients: false),
                value: ".testValue",
                receiver: "all"
            )
        ),
        (
            "static let testValue = AppDependencies(aClient: .testValue, bClient: .testValue)",
            ClientSet(name: "testValue", kind: .property(type: "AppDependencies"), value: ".testValue")
        ),
        (
            "static var previewValue: Self { Self(aClient: .testValue, bClient: .liveValue) }",
            ClientSet(name: "previewValue", kind: .property(type: "Self"), value: ".liveValue")
        ),
        (
            "static var testValue: Self { var all = Self(); all.aClient = .testValue; all.bClient = .testValue;"
                + " return all }",
            ClientSet(name: "testValue", kind: .property(type: "Self"), value: ".testValue", receiver: "all")
        ),
    ])
    func shape_memberWithAllClients_newOneBelongsThere(member: String, expected: ClientSet) throws {
        let source = "struct AppDependencies { var aClient = AClient.liveValue; var bClient = BClient.liveValue }\n"
        #expect(try shape(source + "extension AppDependencies { \(member) }").sets == [expected])
    }

    /// What replaces only some, or is made of another, takes the new client from there.
    @Test(arguments: [
        "static let shared = AppDependencies()", "static let live = AppDependencies(aClient: .liveValue)",
        "static func holding(_ note: Note) -> Self { .testDependencies(aClient: .holding(note)) }",
        "func count() -> Int { 2 }", "var isLive: Bool { true }", "static let other = Other(aClient: 1, bClient: 2)",
        "static func make() -> Self { _ = Self(); return Self() }",
    ])
    func shape_memberWithSomeClients_newOneDoesNotBelongThere(member: String) throws {
        let source = "struct AppDependencies { var aClient = AClient.liveValue; var bClient = BClient.liveValue }\n"
        #expect(try shape(source + "extension AppDependencies { \(member) }").sets == [])
    }

    private func shape(_ text: String) throws -> DependenciesShape {
        let source = try #require(DependenciesSource(try SwiftSource(text, at: "File.swift")))
        return source.shape(for: "mailClient", among: source.clients)
    }
}
