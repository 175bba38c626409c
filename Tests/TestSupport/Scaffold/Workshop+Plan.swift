import DataSource
import Model

extension Workshop {
    public func feature(_ name: String = "Note", _ fields: String...) throws -> PlanRequest {
        .feature(try FeatureRequest(parsing: name, plural: nil, fields: fields.isEmpty ? ["title:String"] : fields))
    }

    public func screen(_ name: String) throws -> PlanRequest {
        .feature(try FeatureRequest(parsing: name, plural: nil, fields: []))
    }

    public func plan(
        _ request: PlanRequest,
        _ client: FileManagerClient,
        _ change: (inout PlanOptions) -> Void = { _ in }
    ) throws -> ChangeSet {
        var options = options
        change(&options)
        return try PlanService(appDependencies(client)).plan(request, options)
    }

    @discardableResult public func run(
        _ request: PlanRequest,
        _ client: FileManagerClient,
        _ change: (inout PlanOptions) -> Void = { _ in }
    ) throws -> ChangeSet {
        let plan = try plan(request, client, change)
        try ApplyService(appDependencies(client)).apply(plan)
        return plan
    }
}
