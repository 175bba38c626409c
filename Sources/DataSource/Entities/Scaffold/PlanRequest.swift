/// What a person wants done to a project.
public enum PlanRequest: Equatable, Sendable {
    case app(AppRequest)
    case feature(FeatureRequest)
    case field(FieldRequest)
    case eject(EjectRequest)
    /// - Parameter name: which change, where two are the last.
    case undo(name: String?)
}
