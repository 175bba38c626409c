/// A type that components are made with, which luca's own apps have and other projects need.
public enum ProjectPart: String, CaseIterable, Sendable {
    case appDependencies = "AppDependencies"
    case composable = "Composable"
    case dependencyClient = "DependencyClient"

    public var layer: Layer {
        switch self {
        case .appDependencies, .composable: .model
        case .dependencyClient: .dataSource
        }
    }
}
