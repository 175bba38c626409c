/// What a person wants done to a project.
public enum PlanRequest: Equatable, Sendable {
    case app(AppRequest)
    case feature(FeatureRequest)
    case field(FieldRequest)
    case child(ChildRequest)
    case initializer(InitRequest)
    case component(ComponentRequest)
    /// - Parameter kind: as a record has it, such as feature.
    case remove(kind: String, name: String)
    case eject(EjectRequest)
    /// - Parameter name: which change, where two are the last.
    case undo(name: String?)
}
