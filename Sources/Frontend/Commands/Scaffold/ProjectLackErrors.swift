import DataSource

extension ProjectLack: ReportableError {
    public var exitCode: ExitCode {
        switch self {
        case .commandTable: .usage
        case .part, .otherComposable, .testDependencies, .storage, .otherStorage: .conflict
        }
    }

    public var text: String {
        "nothing written. " + sentence
    }

    private var sentence: String {
        switch self {
        case .commandTable:
            "A command goes into the command table of an app that luca made, and this project has none. What its views "
                + "do is made below them: luca new service, luca new store."
        case let .part(part):
            "No file in Sources/\(part.layer.rawValue) declares \(part.rawValue), which this is made with. Declare it, "
                + "for example so:\n\(part.example.indented)"
        case let .otherComposable(path, members):
            "Stores of luca's have an action, a reduce and a send, and Composable in \(path.visible) has this otherwise: "
                + "\(members.joined(separator: ", ")). Copy the templates, and write them as this project does: "
                + "luca templates eject plain/store (of a feature: layers)"
        case let .testDependencies(path, takingClients):
            "Tests are given AppDependencies, and what \(path.visible) declares has nothing that makes them"
                + (takingClients ? " of clients" : "") + ". Add 'public static func testDependencies' with a parameter "
                + "for each client, such as userDefaultsClient: UserDefaultsClient = .testValue"
        case let .storage(path, text):
            "UserDefaultsClient in \(path.visible) takes and gives no data, as what is stored through it has to. "
                + "Add this to it:\n\(text.indented)"
        case let .otherStorage(path, members):
            "UserDefaultsClient in \(path.visible) has this otherwise than luca's templates call it: "
                + "\(members.joined(separator: ", ")). Copy the templates, and write them as this project does: "
                + "luca templates eject plain/repository (of a feature: layers)"
        }
    }
}

extension ProjectPart {
    fileprivate var example: String {
        switch self {
        case .appDependencies:
            """
            public final class AppDependencies: Sendable {
                public init() {}

                public static func testDependencies() -> AppDependencies { AppDependencies() }
            }
            """
        case .composable:
            """
            @MainActor public protocol Composable: AnyObject {
                associatedtype Action: Sendable
                var action: (Action) async -> Void { get }
                func reduce(_ action: Action) async
            }

            extension Composable {
                public func send(_ action: Action) async {
                    await reduce(action)
                    await self.action(action)
                }
            }
            """
        case .dependencyClient:
            """
            public protocol DependencyClient: Sendable {
                static var liveValue: Self { get }
                static var testValue: Self { get }
            }
            """
        }
    }
}
