/// The part of a project that a file belongs to, in the order in which they are shown.
public enum Layer: String, CaseIterable, Sendable {
    case project = "Project"
    case dataSource = "DataSource"
    case model = "Model"
    case frontend = "Frontend"
    case program = "Program"
    case tests = "Tests"
    case record = "Record"

    public func holds(_ path: String) -> Bool {
        switch self {
        case .project: !path.hasPrefix("Sources/") && !path.hasPrefix("Tests/") && !path.hasPrefix(".luca/")
        case .dataSource: path.hasPrefix("Sources/DataSource/") || path.hasPrefix("Sources/CSQLite/")
        case .model: path.hasPrefix("Sources/Model/")
        case .frontend: path.hasPrefix("Sources/Frontend/")
        case .program: path.hasPrefix("Sources/") && ![Layer.dataSource, .model, .frontend].contains { $0.holds(path) }
        case .tests: path.hasPrefix("Tests/")
        case .record: path.hasPrefix(".luca/")
        }
    }
}
