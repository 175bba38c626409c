import DataSource

extension PlanRequest {
    /// - Parameter directory: where an application's path begins.
    public init(parsing form: NewForm, in directory: String) throws {
        self =
            switch form.kind {
            case .app: .app(try AppRequest(parsing: form.name, in: directory))
            case .feature: .feature(try FeatureRequest(parsing: form))
            case .field: .field(try FieldRequest(parsing: form.name, fields: form.fields))
            }
    }
}

extension FeatureRequest {
    init(parsing form: NewForm) throws {
        try self.init(parsing: form.name, plural: form.plural, fields: form.fields)
        layers = try form.layers.isEmpty ? nil : [Layer](parsing: form.layers)
    }

    /// - Parameter plural: nil for luca's rule.
    public init(parsing name: String, plural: String?, fields: [String]) throws {
        let name = try Identifier(parsing: name)
        guard name.type != name.variable else { throw NameError(name.type, .noCapital) }
        let plural = try plural.map { try Identifier(parsing: $0) } ?? name.plural
        self.init(name: name, plural: plural, fields: try [FieldSpec](parsing: fields, of: name))
    }
}

extension FieldRequest {
    public init(parsing feature: String, fields: [String]) throws {
        let feature = try Identifier(parsing: feature)
        self.init(feature: feature, fields: try [FieldSpec](parsing: fields, of: feature))
    }
}

extension AppRequest {
    /// The application lies in a folder of its name; the name may be a path to it.
    public init(parsing path: String, in directory: String) throws {
        let name = try Identifier(parsing: path.lastPathComponent)
        guard name.command.utf8.allSatisfy({ $0 < 0x80 }) else { throw NameError(name.type, .notASCII) }
        self.init(name: name, folder: directory.appending(path: path).normalizedPath)
    }
}
