import DataSource

/// Names and fields that templates are tried with.
struct TemplateSample: Sendable {
    /// As a person would type it.
    let command: String
    let context: RenderContext
    /// The files that skeletons are wired into.
    var target: Target?

    /// Templates of a kind with what they are rendered for.
    struct Target: Sendable {
        let kind: String
        let context: RenderContext
    }

    init(_ command: String, _ context: RenderContext, into target: Target? = nil) {
        self.command = command
        self.context = context
        self.target = target
    }
}

extension TemplateSample {
    static var apps: [TemplateSample] {
        get throws {
            try ["X", "Notes", "reading-list", "InternationalShippingDeclarations"].map { name in
                let request = try AppRequest(parsing: name, in: "/")
                return TemplateSample("luca new app " + name, RenderContext(request))
            }
        }
    }

    static var screens: [TemplateSample] {
        get throws {
            try ["Ox", "Default", "HTTPServer", "InternationalShippingDeclaration"].map { try feature($0, []) }
        }
    }

    static var features: [TemplateSample] {
        get throws {
            try [
                ("Ox", ["a:Int"]), ("Default", ["in:String", "static:Bool", "default:Int"]), ("Note", everyField),
                (
                    "InternationalShippingDeclaration",
                    ["estimatedArrivalAtDestination:Date", "declaredTotalValue:Decimal?"]
                ),
                ("Switch", ["isOn:Bool"]), ("HTTPServer", ["port:Int?", "userID:UUID?"]),
                ("Tag", ["names:[String]", "counts:[Int]?"]),
            ]
            .map { try feature($0, $1) } + holders
        }
    }

    /// Of features in projects that luca did not make, in the styles of such.
    static var layers: [TemplateSample] {
        get throws {
            let styles = [ProjectStyle(), ProjectStyle(storeSuffix: "", attributes: .above, header: ["// Ours."])]
            return try [("Ox", ["a:Int"]), ("Default", ["in:String", "static:Bool"]), ("Note", everyField)]
                .flatMap { name, fields in
                    let layers = [Layer.dataSource, .model]
                    var request = try FeatureRequest(parsing: name, plural: nil, fields: fields)
                    request.layers = layers
                    return styles.map { style in
                        let context = RenderContext(request, style, hasRuntime: false)
                        return TemplateSample(command("feature", request.arguments), context)
                    }
                }
        }
    }

    static var fields: [TemplateSample] {
        get throws {
            try [
                ("Ox", ["a:Int"], ["b:Bool"]), ("Default", ["in:String"], ["case:Int", "self-made:yes|no?"]),
                ("Note", ["title:String"], everyField), ("Switch", ["isOn:Bool"], ["name:String"]),
                ("HTTPServer", ["port:Int?"], ["host:String", "seen:Date"]),
            ]
            .flatMap { name, present, new in
                let request = try FieldRequest(parsing: name, fields: new)
                let owner = try FeatureRequest(parsing: name, plural: nil, fields: present)
                var context = RenderContext(request, among: owner.fields)
                let target = Target(kind: "feature", context: RenderContext(owner))
                let plain = TemplateSample(command("field", request.arguments), context, into: target)
                // Only an entity that has them is wired so, and the feature's own template has none.
                context.conditions["codingKeys"] = true
                return [plain, TemplateSample(plain.command + " (CodingKeys)", context)]
            }
        }
    }

    static var entities: [TemplateSample] {
        [
            TemplateSample("a field of a struct", RenderContext(EntityType(name: "Customer"))),
            TemplateSample("a field of an enumeration", RenderContext(EntityType(name: "Level", isEnumeration: true))),
        ]
    }

    private static func feature(_ name: String, _ fields: [String]) throws -> TemplateSample {
        try feature(FeatureRequest(parsing: name, plural: nil, fields: fields))
    }

    private static func feature(_ request: FeatureRequest) throws -> TemplateSample {
        let app = RenderContext(try AppRequest(parsing: "Notes", in: "/"))
        let target = Target(kind: "app", context: app)
        return TemplateSample(command("feature", request.arguments), RenderContext(request), into: target)
    }

    private static func command(_ kind: String, _ arguments: [String]) -> String {
        let words = arguments.map(\.shellQuoted).joined(separator: " ")
        return "luca new \(kind) " + (words.count > 60 ? words.prefix(60) + "…" : words)
    }

    /// Every kind of field in every shape, the plain ones with a default, too.
    private static var everyField: [String] {
        let named = FieldType.Kind.named.map { ($0.text.lowercased(), $0.text) } + [("status", "todo|doing|done")]
        let shaped = named.flatMap { name, type in
            FieldType.Shape.allCases.map {
                "\(name)\($0):\($0.applied(to: type))".replacing(":[todo|doing|done]", with: ":[todo|doing|done]")
            }
        }
        return shaped + [
            "text:String=none", "size:Int=3", "ratio:Double=0.5", "price:Decimal=0.1", "open:Bool=true",
            "step:one|two=two",
        ]
    }

    /// Hold values of other entities: in every shape, and nothing but one.
    private static var holders: [TemplateSample] {
        get throws {
            let customer = EntityType(
                name: "Customer",
                empty: EntityType.Value("Customer.empty"),
                sample: EntityType.Value("Customer.fixture")
            )
            let level = EntityType(
                name: "Level",
                isEnumeration: true,
                empty: EntityType.Value("Level.low", word: "low"),
                sample: EntityType.Value("Level.high", word: "high")
            )
            let fields = [("customer", customer), ("level", level)].flatMap { name, entity in
                FieldType.Shape.allCases.map { shape in
                    FieldSpec(name: Identifier(words: [name, "\(shape)"]), type: FieldType(.entity(entity), shape))
                }
            }
            return try [("Order", fields), ("Box", Array(fields.prefix(1)))].map { word, fields in
                let name = Identifier(words: [word])
                return try feature(FeatureRequest(name: name, plural: name.plural, fields: fields))
            }
        }
    }
}
