import DataSource
import Model

/// What the Tab key offers of the project at hand.
@MainActor enum Candidates {
    static let features: Parameter.Candidates = { arguments, appDependencies in
        try InventoryService(appDependencies).featureNames(ScaffoldOptions.planOptions(arguments))
    }

    /// The features with fields.
    static let collections: Parameter.Candidates = { arguments, appDependencies in
        try InventoryService(appDependencies).collectionNames(ScaffoldOptions.planOptions(arguments))
    }

    /// The last change first.
    static let changes: Parameter.Candidates = { arguments, appDependencies in
        try InventoryService(appDependencies).changeNames(ScaffoldOptions.planOptions(arguments))
    }

    static func changes(ofKind kind: Argument<String>) -> Parameter.Candidates {
        { arguments, appDependencies in
            let options = ScaffoldOptions.planOptions(arguments)
            return try InventoryService(appDependencies).changeNames(options, ofKind: arguments[kind])
        }
    }

    static let changeKinds: Parameter.Candidates = { arguments, appDependencies in
        try InventoryService(appDependencies).changeKinds(ScaffoldOptions.planOptions(arguments))
    }

    static func components(_ kind: ComponentKind) -> Parameter.Candidates {
        { arguments, appDependencies in
            let inventory = try InventoryService(appDependencies).inventory(ScaffoldOptions.planOptions(arguments))
            return inventory.components.filter { $0.kind == kind }.map(\.name)
        }
    }

    static let templateKinds: Parameter.Candidates = { _, appDependencies in
        try TemplateListService(appDependencies).kinds()
    }

    static func templateFiles(_ kind: Argument<String>) -> Parameter.Candidates {
        { arguments, appDependencies in
            let options = ScaffoldOptions.planOptions(arguments)
            let entries = try TemplateListService(appDependencies).entries(arguments[kind], options)
            return entries.filter { $0.origin == .luca }.map(\.path)
        }
    }
}
