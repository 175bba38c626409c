import DataSource
import Model
import SwiftParser
import SwiftSyntax
import Testing

/// Files that no one lays out like this: wiring never breaks one, and never adds a thing twice.
struct WiringRandomLayoutTests {
    @Test(arguments: 0..<60) func insertions_anyLayout_tokensAreThereOnce(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        for (skeleton, source) in Self.files {
            let layout = Self.layout(of: source, &random)
            let result: String
            do {
                result = try wired(skeleton, into: layout)
            } catch {
                Issue.record("\(error)\n\(layout)")
                continue
            }
            let expected = try wired(skeleton, into: source)
            #expect(!Parser.parse(source: result).hasError)
            #expect(Self.tokens(result) == Self.tokens(expected), "\(layout)\n--->\n\(result)")
        }
    }

    private static let files = [
        (
            FeatureSkeleton.rootStore,
            """
            public final class RootStore: Composable {
                public func reduce(_ action: Action) async {
                    switch action {
                    case let .routeOpened(route, appDependencies):
                        await openRoute(route, appDependencies)
                    }
                }

                private func openRoute(_ route: Route, _ appDependencies: AppDependencies) async {
                    switch route.kind {
                    default:
                        break
                    }
                }

                public enum Action: Sendable {
                    case routeOpened(Route, AppDependencies)
                }

                public enum Path: Destination {
                    public var store: AnyObject {
                        switch self {
                        }
                    }
                }
            }
            """
        ),
        (FeatureSkeleton.appState, "public struct AppState: Sendable {\n    public init() {\n    }\n}\n"),
        (
            FeatureSkeleton.appCommand,
            "enum AppCommand {\n    static let features: [Command] = [A(\"]\").b, C.command]\n\n    static let a = 1\n}\n"
        ),
        (
            DependenciesSkeleton.text("mailClient", "MailClient"),
            """
            class AppDependencies {
                let appStateClient: AppStateClient
                let uuidClient: UUIDClient

                init(appStateClient: AppStateClient = .liveValue, uuidClient: UUIDClient = .liveValue) {
                    self.appStateClient = appStateClient
                    self.uuidClient = uuidClient
                }

                static func testDependencies() -> AppDependencies {
                    AppDependencies()
                }
            }

            """
        ),
    ]

    /// The same tokens with other blanks, line ends and comments.
    private static func layout(of source: String, _ random: inout SeededGenerator) -> String {
        let isTight = Bool.random(using: &random)
        let text = Parser.parse(source: source).tokens(viewMode: .sourceAccurate).map { token in
            let isBracketed =
                token.tokenKind == .rightBrace
                || token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .leftBrace
            var trivia = token.leadingTrivia.description
            if isBracketed, isTight || Bool.random(using: &random) {
                trivia = ["", " ", "  "].randomElement(using: &random) ?? ""
            }
            let after = token.trailingTrivia.description
            let canBreak = [.comma, .leftParen, .leftSquare, .leftBrace].contains(token.tokenKind)
            return trivia + token.text + after + (canBreak ? extra(&random) : "")
        }
        .joined()
        let newline = ["\n", "\r\n"].randomElement(using: &random) ?? "\n"
        let unit = ["\t", "  ", "    "].randomElement(using: &random) ?? ""
        return text.replacing("    ", with: unit).replacing("\n", with: newline)
    }

    private static func extra(_ random: inout SeededGenerator) -> String {
        ["", "", "", "", " ", "\n", "/* } */", " // ]\n", "\n        // (\n", "\n\n"].randomElement(using: &random)
            ?? ""
    }

    /// Sorted, as one-line bodies get new members at another place; without commas, which depend on the shape of a list.
    private static func tokens(_ text: String) -> [String] {
        Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map(\.text).filter { $0 != "," }.sorted()
    }
}

/// Makes a failure come again.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
