import DataSource

/// `luca list features --json`
struct FeatureListDocument: Encodable {
    let schemaVersion = 1
    let features: [Feature]

    struct Feature: Encodable {
        let name: String
        let command: String
        let fields: [Field]
        let record: String?
    }

    struct Field: Encodable {
        let name: String
        let type: String
        let `default`: String?
    }

    init(_ features: [FeatureEntry]) {
        self.features = features.map { feature in
            Feature(
                name: feature.name,
                command: feature.command,
                fields: feature.fields.map { Field($0) },
                record: feature.record
            )
        }
    }
}

extension FeatureListDocument.Field {
    /// - Parameter text: `pinned:Bool=true`
    init(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        let type = parts.dropFirst().first ?? ""
        self.init(
            name: parts.first ?? "",
            type: String(type.prefix { $0 != "=" }),
            default: type.firstIndex(of: "=").map { String(type[type.index(after: $0)...]) }
        )
    }
}

/// `luca list components --json`
struct ComponentListDocument: Encodable {
    let schemaVersion = 1
    let components: [Component]

    struct Component: Encodable {
        let kind: ComponentKind
        let name: String
        let path: String
    }

    init(_ components: [ComponentEntry]) {
        self.components = components.map { Component(kind: $0.kind, name: $0.name, path: $0.path) }
    }
}

/// `luca list templates --json`
struct TemplateListDocument: Encodable {
    let schemaVersion = 1
    let templates: [Template]

    struct Template: Encodable {
        let kind: String
        let path: String
        let origin: TemplateFolder.Origin
        let source: String
    }

    init(_ entries: [TemplateEntry]) {
        templates = entries.map { Template(kind: $0.kind, path: $0.path, origin: $0.origin, source: $0.source) }
    }
}
