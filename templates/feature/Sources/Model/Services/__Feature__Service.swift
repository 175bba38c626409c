import DataSource

/// Finds and changes __features_name__, and tells those who show them.
public struct __Feature__Service: Sendable {
    private let appStateClient: AppStateClient
    private let documentRepository: DocumentRepository
    private let __feature__Repository: __Feature__Repository
    private let uuidClient: UUIDClient

    public init(_ appDependencies: AppDependencies) {
        appStateClient = appDependencies.appStateClient
        documentRepository = DocumentRepository(appDependencies.fileManagerClient)
        __feature__Repository = __Feature__Repository(appDependencies.sqliteClient)
        uuidClient = appDependencies.uuidClient
    }

    public func __features__(_ query: ListQuery) throws -> [__Feature__] {
        try __feature__Repository.__features__(query)
    }

    /// The __feature_name__ whose id begins with `id`.
    public func __feature__(_ id: String) throws -> __Feature__ {
        try __feature__Repository.__feature__(id)
    }

    public func add(_ __feature__: __Feature__) throws -> __Feature__ {
        // luca:if text
        var added = try checked(__feature__)
        // luca:else
        var added = __feature__
        // luca:end
        added.id = uuidClient.uuid()
        try __feature__Repository.insert(added)
        appStateClient.send(\.__features__Changed)
        return added
    }

    /// Adds the __features_name__ in a file, with the ids that they have there: all of them, or none.
    public func importAll(from path: String) throws {
        let __features__: [__Feature__] = try documentRepository.records(path)
        // luca:if text
        try __feature__Repository.insert(__features__.numbered(checked))
        // luca:else
        try __feature__Repository.insert(__features__)
        // luca:end
        appStateClient.send(\.__features__Changed)
    }

    public func change(
        _ __feature__: __Feature__,
        from original: __Feature__
    ) throws -> __Feature__ {
        // luca:if text
        let changed = try checked(__feature__)
        try __feature__Repository.update(changed, from: original)
        appStateClient.send(\.__features__Changed)
        return changed
        // luca:else
        try __feature__Repository.update(__feature__, from: original)
        appStateClient.send(\.__features__Changed)
        return __feature__
        // luca:end
    }

    public func remove(_ id: __Feature__.ID) throws {
        try __feature__Repository.remove(id)
        appStateClient.send(\.__features__Changed)
    }
    // luca:if text

    /// As it is stored: the __text_name__ without blanks around it, and not empty.
    private func checked(_ __feature__: __Feature__) throws -> __Feature__ {
        var checked = __feature__
        try checked.__text__.require("__text_name__")
        return checked
    }
    // luca:end
}
