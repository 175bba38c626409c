import DataSource

extension RenderContext {
    /// - Parameter app: the app's name, and its command.
    init(_ request: FeatureRequest) {
        let fields = request.fields
        let type = request.name.type
        self.init(
            values: [
                "__Feature__": .code(request.name.type),
                "__feature__": .name(request.name.variable, alone: request.name.property),
                "__feature_name__": .text(request.name.text),
                "__a_feature__": .text(request.name.text.withArticle),
                "__A_feature__": .text(request.name.text.withArticle.capitalizedFirst),
                "__feature_table__": .text(request.name.variable),
                "__feature_command__": .text(request.name.command),
                "__Features__": .code(request.plural.type),
                "__features__": .name(request.plural.variable, alone: request.plural.property),
                "__features_name__": .text(request.plural.text),
            ],
            conditions: [
                "naming": fields.naming != nil,
                "optional": fields.optional != nil,
                "search": fields.search != nil,
                "sampleSortsLast": fields.isSampleLast,
                "testingHasName": TestingName.all.contains(request.name.type),
                "text": fields.text != nil,
                "textIsFirst": fields.text != nil && fields.text == fields.naming,
            ],
            loops: [
                "choice": fields.filter(\.type.kind.isChoice).contexts(of: type),
                "field": fields.contexts(of: type),
                "other": fields.others.contexts(of: type),
                "required": fields.others.filter(\.isRequired).contexts(of: type),
            ]
        )
        add(fields.naming ?? fields.first, of: type, as: "first")
        add(fields.last, of: type, as: "last")
        add(fields.search, of: type, as: "search")
        add(fields.text, of: type, as: "text")
        add(fields.optional, of: type, as: "optional")
    }

    /// `__text__` beside `__field__`: one field that plays a part of its own.
    private mutating func add(_ field: FieldSpec?, of feature: String, as part: String) {
        let values = RenderContext(field ?? .placeholder, of: feature).values
        self.values.merge(values.map { ($0.named(part), $1) }) { first, _ in first }
    }
}

extension Identifier {
    /// The variable, in a place where it must not be a keyword: the macros of Observation do not cope with backticks.
    fileprivate var property: String {
        SwiftKeyword.reserved.contains(variable) ? variable + "Item" : variable
    }
}

extension [FieldSpec] {
    /// The one that a record is known by: the first that is not a flag.
    fileprivate var naming: FieldSpec? { first { $0.type.kind != .bool || $0.type.shape.isList } }

    /// The text that must not be blank.
    fileprivate var text: FieldSpec? { first { $0.type == FieldType(.string) } }

    /// The one that a search finds.
    fileprivate var search: FieldSpec? { first { $0.type.kind == .string } }

    fileprivate var others: [FieldSpec] { filter { $0 != naming } }

    fileprivate func contexts(of feature: String) -> [RenderContext] {
        map { RenderContext($0, of: feature, isLast: $0 == last) }
    }

    /// One that is missing in an empty record.
    fileprivate var optional: FieldSpec? { first { $0.type.shape.isOptional && $0.defaultValue == nil } }

    /// Whether the filled-in record comes after the empty one, in the order of the first field.
    fileprivate var isSampleLast: Bool {
        guard let samples = (naming ?? first).map(FieldSamples.init) else { return true }
        return samples.empty.rank < samples.sample.rank
    }
}

extension FieldSpec {
    /// Has no natural empty value, so that `add` must be given one.
    fileprivate var isRequired: Bool {
        type.shape == .one && [.date, .url, .uuid].contains(type.kind)
    }

    /// Fills the places that a condition leaves out.
    fileprivate static let placeholder = FieldSpec(name: Identifier(words: ["none"]), type: FieldType(.string))
}

extension String {
    /// `__field_name__` → `__text_name__`, `__Field__` → `__Text__`.
    fileprivate func named(_ part: String) -> String {
        replacing("field", with: part).replacing("Field", with: part.capitalizedFirst)
    }

    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// By its sound, as far as letters tell: "a note", "an order", "an SKU", "a user".
    fileprivate var withArticle: String {
        let first = first.map { Character($0.lowercased()) } ?? " "
        let isSpelt = prefix { $0 != " " }.count > 1 && prefix { $0 != " " }.allSatisfy { $0.isUppercase }
        let vowels = isSpelt ? "aefhilmnorsx" : "aeio"
        let isShortU = first == "u" && !isSpelt && !hasPrefix("uni") && !hasPrefix("us") && !hasPrefix("ut")
        return (vowels.contains(first) || isShortU ? "an " : "a ") + self
    }
}
