import DataSource

/// What is to be called by a name, as `NamingService` checks it.
struct NewNames {
    let name: Identifier
    /// Where something is called by it.
    let plural: Identifier?
    /// What is made, rendered.
    let files: [SwiftText]
    /// What is made and what is wired, not rendered.
    let templates: [SwiftText]
    /// What may come to it later, not rendered.
    let later: [SwiftText]
    /// Those that other files see, now or later, each with its module.
    let types: [String: String]
    /// Those that templates call otherwise: they mean themselves there.
    let otherTypes: Set<String>
    /// Whether a command is called by it.
    let hasCommand: Bool
    /// What the names of stores end in.
    private let storeSuffix: String

    /// - Parameter laterTypes: types that it will have when more comes to it, each with its module.
    init(
        _ name: Identifier,
        _ style: ProjectStyle,
        plural: Identifier? = nil,
        files: [Template],
        templates: [Template],
        skeletons: [Template] = [],
        later: [Template] = [],
        laterTypes: [String: String] = [:],
        hasCommand: Bool = false
    ) throws {
        self.name = name
        self.plural = plural
        self.hasCommand = hasCommand
        storeSuffix = style.storeSuffix
        self.files = try files.concurrentMap(SwiftText.init)
        let made = try templates.concurrentMap(SwiftText.init)
        otherTypes = Set(made.flatMap(\.code.declaredTypes))
        self.templates = try made + skeletons.concurrentMap(SwiftText.init)
        self.later = try later.concurrentMap(SwiftText.init)
        types = self.files.reduce(into: laterTypes) { types, file in
            for type in file.code.declaredTypes { types[type] = file.path.moduleName }
        }
    }
}

extension NewNames {
    /// What luca adds to the name: `Store` and `Service`.
    var suffixes: Set<String> {
        let types = (templates + later).flatMap(\.code.declaredTypes)
        // Where stores end in nothing, what stands before that is no suffix: a feature may be a ReadingList.
        let named = storeSuffix.isEmpty ? types : types.map { $0.replacing("__Store__", with: storeSuffix) }
        let texts = named.compactMap { type in type.ranges(of: "__").last.map { String(type[$0.upperBound...]) } }
        return Set(texts.compactMap(\.words.last))
    }

    /// What a name with placeholders in a template becomes: `__feature__Service` → `noteService`.
    func rendered(_ name: String) -> String {
        name.replacing("__Store__", with: storeSuffix)
            .replacing("__feature__", with: self.name.variable)
            .replacing("__features__", with: (plural ?? self.name).variable)
            .replacing("__Feature__", with: self.name.type)
            .replacing("__Features__", with: (plural ?? self.name).type)
            .replacing("__name__", with: self.name.variable)
            .replacing("__Name__", with: self.name.type)
    }

    func error(_ reason: NameError.Reason) -> NameError {
        NameError(name.type, reason, suggestion: name.type + "Item")
    }

    /// Where the plural that was asked for makes this word, it is the plural that will not do.
    func error(_ reason: NameError.Reason, in word: String) -> NameError {
        guard let plural, plural != name.plural, word.names(plural), !word.names(name) else { return error(reason) }
        return NameError(plural.type, reason)
    }
}

extension String {
    fileprivate func names(_ name: Identifier) -> Bool { contains(name.variable) || contains(name.type) }
}
