import DataSource

/// Finds the default that a new parameter of an initializer would have.
struct DefaultService: Sendable {
    private let entityService: EntityService

    init(_ appDependencies: AppDependencies) {
        entityService = EntityService(appDependencies)
    }

    /// What is natural for the type; otherwise as a parameter of that type, or of its kind, has it. Nil where callers
    /// pass every property already, and where nothing is natural.
    func value(of property: StoredProperty, in type: InitSource, _ project: Project) throws -> String? {
        guard !type.isPassedInFull else { return nil }
        if let natural = property.naturalValue { return natural }
        if let same = type.defaults.first(where: { $0.type == property.type }) { return same.value }
        let isLive = type.defaults.contains { $0.type.hasSuffix("Client") && $0.value == ".liveValue" }
        if isLive, property.type.hasSuffix("Client") { return ".liveValue" }
        return try entityService.emptyValue(of: property.type, in: project)
    }
}

extension StoredProperty {
    fileprivate var naturalValue: String? {
        switch type {
        case _ where isOptional: "nil"
        case _ where type.hasPrefix("["): type.isDictionary ? "[:]" : "[]"
        case _ where type.hasPrefix("Set<") || type.hasPrefix("Array<"): "[]"
        case _ where type.hasPrefix("Dictionary<"): "[:]"
        case "String", "Substring": "\"\""
        case "Bool": "false"
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
            "CGFloat", "Decimal":
            "0"
        default: nil
        }
    }
}

extension String {
    /// `[String: Int]`, not `[[String: Int]]`.
    fileprivate var isDictionary: Bool {
        var depth = 0
        return contains { character in
            depth += "[(<".contains(character) ? 1 : "])>".contains(character) ? -1 : 0
            return character == ":" && depth == 1
        }
    }
}
