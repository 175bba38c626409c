import DataSource
import TestSupport

@testable import Model

/// A file that luca wires things into, and what it wires there.
struct WiringTarget: Sendable, CustomStringConvertible {
    let description: String
    let skeleton: String
    let source: String

    static let all = Result { try clients + packages + features + screens + fields + children }

    private static let clients = [
        WiringTarget(
            description: "AppDependencies, a class",
            skeleton: DependenciesSkeleton.text("mailClient", "MailClient"),
            source: example("Sources/Model/AppDependencies.swift")
        ),
        WiringTarget(
            description: "AppDependencies, a struct",
            skeleton: "struct AppDependencies { public var mailClient = MailClient.liveValue }\n",
            source: """
                import DataSource

                public struct AppDependencies: Sendable {
                    public var appStateClient = AppStateClient.liveValue
                    public var dateClient = DateClient.liveValue
                    public var uuidClient = UUIDClient.liveValue

                    public init() {}
                }

                """
        ),
    ]

    private static let packages = [
        WiringTarget(
            description: "Package.swift",
            skeleton: """
                let package = Package(
                    products: [.library(name: "Kit", targets: ["Kit"])],
                    targets: [
                        .target(name: "Kit", dependencies: ["DataSource"]),
                        .target(name: "Model", dependencies: ["Kit"]),
                    ]
                )
                """,
            source: example("Package.swift")
        )
    ]

    private static var features: [WiringTarget] {
        get throws {
            try targets("feature", RenderContext(FeatureRequest(parsing: "Tag", plural: nil, fields: ["a:Int"])))
        }
    }

    private static var screens: [WiringTarget] {
        get throws { try targets("screen", RenderContext(FeatureRequest(parsing: "Tag", plural: nil, fields: []))) }
    }

    private static var fields: [WiringTarget] {
        get throws {
            let request = try FieldRequest(parsing: "Note", fields: ["rank:Int?", "mood:good|bad", "from:Date"])
            let title = try FieldSpec(parsing: "title:String")
            var context = RenderContext(request, among: [title])
            context.conditions["codingKeys"] = false
            return try targets("field", context)
        }
    }

    private static let children = [
        WiringTarget(
            description: "NoteListStore, a parent",
            skeleton: """
                final class NoteListStore {
                    public private(set) var weather: WeatherStore?
                    var failure: (any Error)?
                    let action: (Action) async -> Void

                    init(
                        weather: WeatherStore? = nil,
                        failure: (any Error)? = nil,
                        action: @escaping (Action) async -> Void = { _ in }
                    ) {
                        self.weather = weather
                        self.failure = failure
                        self.action = action
                    }

                    func reduce(_ action: Action) async {
                        switch action {
                        case let .weatherButtonTapped(appDependencies):
                            weather = WeatherStore(appDependencies) { [weak self] in
                                await self?.send(.weather($0))
                            }

                        case .weather(.doneButtonTapped):
                            weather = nil

                        case .weather:
                            break
                        }
                    }

                    enum Action {
                        case weatherButtonTapped(AppDependencies)
                        case weather(WeatherStore.Action)
                    }
                }
                """,
            source: example("Sources/Model/Stores/NoteListStore.swift")
        )
    ]

    /// Each skeleton of a kind, with the file of the example that it is for.
    private static func targets(_ kind: String, _ context: RenderContext) throws -> [WiringTarget] {
        let folder = Checkout.path + "/templates/wiring/" + kind
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let contents = FileContents(try Data(contentsOf: URL(filePath: folder + "/" + path)))
            let template = Template(path: path, contents: contents, source: path, isLink: false)
            let skeleton = try RenderService().rendered(template, context)
            return WiringTarget(
                description: kind + " in " + skeleton.path.lastPathComponent,
                skeleton: String(decoding: skeleton.contents.bytes, as: UTF8.self),
                source: example(skeleton.path)
            )
        }
    }

    private static func example(_ path: String) -> String {
        (try? String(contentsOf: URL(filePath: Checkout.path + "/Examples/Notes/" + path), encoding: .utf8)) ?? ""
    }
}
