import DataSource

/// Finds and changes __features_name__.
public struct __Feature__Service: Sendable {
    private let __feature__Repository: __Feature__Repository

    public init(_ appDependencies: AppDependencies) {
        __feature__Repository = __Feature__Repository(appDependencies.userDefaultsClient)
    }

    public func __features__() throws -> [__Feature__] {
        try __feature__Repository.__features__()
    }

    /// Adds a new one, or changes the one with its id.
    public func save(_ __feature__: __Feature__) throws {
        var __features__ = try __feature__Repository.__features__()
        if let index = __features__.firstIndex(where: { $0.id == __feature__.id }) {
            __features__[index] = __feature__
        } else {
            __features__.append(__feature__)
        }
        try __feature__Repository.save(__features__)
    }

    public func remove(_ id: __Feature__.ID) throws {
        try __feature__Repository.save(__feature__Repository.__features__().filter { $0.id != id })
    }
}
