import DataSource

/// What a folder of templates is for, and what its templates are tried with.
struct TemplateKind: Sendable {
    /// The folder's; skeletons lie in `wiring` under the same name.
    let name: String
    let samples: [TemplateSample]

    /// Those there are. A folder of luca's templates belongs to one of them.
    static func all() throws -> [TemplateKind] {
        let components = try ComponentKind.allCases.map { kind in
            TemplateKind(name: "component/" + kind.rawValue, samples: try TemplateSample.components(kind))
        }
        let plain = try [ComponentKind.repository, .service, .store].map { kind in
            TemplateKind(name: "plain/" + kind.rawValue, samples: try TemplateSample.plainComponents(kind))
        }
        return [
            TemplateKind(name: "app", samples: try TemplateSample.apps),
            TemplateKind(name: "entity", samples: TemplateSample.entities),
            TemplateKind(name: "feature", samples: try TemplateSample.features),
            TemplateKind(name: "field", samples: try TemplateSample.fields),
            TemplateKind(name: "layers", samples: try TemplateSample.layers),
            TemplateKind(name: "screen", samples: try TemplateSample.screens),
            TemplateKind(name: "storage", samples: [TemplateSample("a client for UserDefaults", RenderContext())]),
        ] + plain + components + [TemplateKind(name: "component/child", samples: try TemplateSample.children)]
    }

    /// The folder of skeletons of a kind.
    static func wiring(_ name: String) -> String { "wiring/" + name }
}
