import DataSource

extension RenderContext {
    /// - Parameter hasRuntime: whether the project has what luca's own code calls.
    init(_ request: FeatureRequest, _ style: ProjectStyle = ProjectStyle(), hasRuntime: Bool = true) {
        self.init(request, writing: request.fields)
        add(style)
        if !hasRuntime { dropRuntime() }
    }

    /// Fields for a feature that has some.
    init(_ request: FieldRequest, among present: [FieldSpec]) {
        let new = request.fields
        let all =
            present.map { field in new.first { $0.isNamed(as: field) } ?? field }
            + new.filter { field in !present.contains { $0.isNamed(as: field) } }
        let name = request.feature
        self.init(FeatureRequest(name: name, plural: name.plural, fields: all), writing: new)
    }

    /// - Parameter new: the fields that are written, of all that the feature has.
    private init(_ request: FeatureRequest, writing new: [FieldSpec]) {
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
                // After each of the fields in a list of lines, which ends with one unless it stands alone.
                "__list_comma__": .text(fields.count > 1 ? "," : ""),
            ],
            conditions: [
                // Whether the entity says itself what the keys of its JSON are.
                "codingKeys": false,
                "naming": fields.naming.map(new.contains) ?? false,
                "ordered": fields.subject?.isOrdered != false,
                "optional": fields.optional != nil,
                "search": fields.search != nil,
                "sampleSortsLast": fields.isSampleLast,
                "testingHasName": TestingName.all.contains(request.name.type),
                "text": fields.text != nil,
                "textIsFirst": fields.text != nil && fields.text == fields.naming,
            ],
            loops: [
                "choice": fields.contexts(of: type) { new.contains($0) && $0.type.kind.isChoice },
                "field": fields.contexts(of: type, where: new.contains),
                "other": fields.contexts(of: type) { new.contains($0) && $0 != fields.naming },
                "required": fields.contexts(of: type) {
                    new.contains($0) && $0.isRequired && $0 != fields.naming
                },
            ]
        )
        add(fields.subject, in: fields, of: type, as: "first")
        add(fields.last, in: fields, of: type, as: "last")
        add(fields.search, in: fields, of: type, as: "search")
        add(fields.text, in: fields, of: type, as: "text")
        add(fields.optional, in: fields, of: type, as: "optional")
    }

    /// `__text__` beside `__field__`: one field that plays a part of its own.
    private mutating func add(_ field: FieldSpec?, in fields: [FieldSpec], of feature: String, as part: String) {
        let place = fields.firstIndex { $0 == field } ?? 0
        let values = RenderContext(field ?? .placeholder, of: feature, at: place).values
        // What belongs to a place in a list, such as its comma, has no part.
        let own = values.filter { $0.key.lowercased().contains("field") }
        self.values.merge(own.map { ($0.named(part), $1) }) { first, _ in first }
    }
}

extension Identifier {
    /// The variable, in a place where it must not be a keyword: the macros of Observation do not cope with backticks.
    fileprivate var property: String {
        SwiftKeyword.reserved.contains(variable) ? variable + "Item" : variable
    }
}

extension [FieldSpec] {
    /// The one that a record is known by: the first that is neither a flag nor JSON.
    fileprivate var naming: FieldSpec? {
        first { ($0.type.kind != .bool || $0.type.shape.isList) && !$0.isJSON }
    }

    /// The one that the tests match and order by.
    fileprivate var subject: FieldSpec? { naming ?? first { !$0.isJSON } ?? first }

    /// The text that must not be blank.
    fileprivate var text: FieldSpec? { first { $0.type == FieldType(.string) } }

    /// The one that a search finds.
    fileprivate var search: FieldSpec? { first { $0.type.kind == .string } }

    fileprivate func contexts(of feature: String, where isMeant: (FieldSpec) -> Bool) -> [RenderContext] {
        let last = last(where: isMeant)
        return enumerated().filter { isMeant($1) }.map { place, field in
            RenderContext(field, of: feature, at: place, isLast: field == last)
        }
    }

    /// One that is missing in an empty record.
    fileprivate var optional: FieldSpec? { first { $0.type.shape.isOptional && $0.defaultValue == nil } }

    /// Whether the filled-in record comes after the empty one, in the order of the first field.
    fileprivate var isSampleLast: Bool {
        guard let samples = subject.map({ FieldSamples($0, of: "", at: 0) }) else { return true }
        return samples.empty.rank < samples.sample.rank
    }
}

extension FieldSpec {
    /// Has no natural empty value, so that `add` must be given one.
    fileprivate var isRequired: Bool {
        type.shape == .one && ([.date, .url, .uuid].contains(type.kind) || isJSON)
    }

    /// A command line shows and takes it as JSON.
    fileprivate var isJSON: Bool { type.kind.entity.map { !$0.isEnumeration } ?? false }

    /// Whether a filled-in one is known to come before an empty one, or after it.
    fileprivate var isOrdered: Bool { !isJSON || type.shape != .one }

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
