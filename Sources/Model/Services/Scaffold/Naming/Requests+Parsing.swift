import DataSource

extension PlanRequest {
    /// - Parameter directory: where an application's path begins.
    public init(parsing form: NewForm, in directory: String) throws {
        self =
            switch form.kind {
            case .app: .app(try AppRequest(parsing: form.name, in: directory))
            case .feature: .feature(try FeatureRequest(parsing: form))
            case .field: .field(try FieldRequest(parsing: form.name, fields: form.fields))
            case .child: .child(try ChildRequest(parsing: form.parent ?? "", child: form.name))
            case let .component(kind): .component(try ComponentRequest(kind, parsing: form.name, fields: form.fields))
            }
    }
}

extension FeatureRequest {
    init(parsing form: NewForm) throws {
        try self.init(parsing: form.name, plural: form.plural, fields: form.fields)
        layers = try form.layers.map { try [Layer](parsing: $0) }
    }

    /// - Parameter plural: nil for luca's rule.
    public init(parsing name: String, plural: String?, fields: [String]) throws {
        let name = try Identifier(parsingType: name)
        let plural = try plural.map { try Identifier(parsing: $0).asType } ?? name.plural
        self.init(name: name, plural: plural, fields: try [FieldSpec](parsing: fields, of: name))
    }
}

extension FieldRequest {
    public init(parsing feature: String, fields: [String]) throws {
        let feature = try Identifier(parsing: feature).asType
        self.init(feature: feature, fields: try [FieldSpec](parsing: fields, of: feature))
    }
}

extension ComponentRequest {
    public init(_ kind: ComponentKind, parsing name: String, fields: [String] = []) throws {
        let name = try Identifier(parsingType: name)
        self.init(kind, name: name, fields: try [FieldSpec](parsing: fields, of: name))
    }
}

extension ChildRequest {
    /// Both may be called with or without `Store`.
    public init(parsing parent: String, child: String) throws {
        self.init(parent: try Self.name(parsing: parent), child: try Self.name(parsing: child))
    }

    private static func name(parsing text: String) throws(NameError) -> Identifier {
        let name = try Identifier(parsingType: text)
        let hasSuffix = name.words.count > 1 && name.words.last == ComponentKind.store.suffix
        return hasSuffix ? Identifier(words: name.words.dropLast()) : name
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
