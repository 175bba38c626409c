import DataSource

extension RenderContext {
    /// - Parameter feature: the type that the field belongs to.
    init(_ field: FieldSpec, of feature: String, isLast: Bool = true) {
        let samples = FieldSamples(field)
        let option = FieldOption(field)
        let type = field.type.kind.isChoice ? field.name.type : field.type.kind.text
        self.init(
            values: [
                "__field__": .code(field.name.variable),
                "__Field__": .code(field.name.type),
                "__field_name__": .text(field.name.variable),
                "__field_header__": .text(field.name.command.uppercased()),
                "__field_words__": .text(option.words(samples.sample)),
                "__field_blank_words__": .text(option.words(FieldSample(text: ""))),
                "__field_shown__": .text(samples.sample.word),
                "__field_given__": .text(samples.sample.word),
                "__field_type__": .text(
                    field.type.shape.applied(to: field.type.kind.isChoice ? "\(feature).\(type)" : type)
                ),
                "__field_own_type__": .text(field.type.shape.applied(to: type)),
                "__field_default__": .text(samples.empty.code),
                "__field_sample__": .text(samples.sample.code),
                "__field_changed__": .text(samples.changed.code),
                "__field_changed_words__": .text(option.words(samples.changed)),
                "__comma__": .text(isLast ? "" : ","),
                "__fieldChanged__": .code(field.name.variable + field.event),
            ],
            loops: ["case": field.cases.map { RenderContext(values: ["__case__": .code($0.variable)]) }]
        )
    }
}

extension FieldSpec {
    /// What an action says of the field's control.
    fileprivate var event: String {
        switch (type.kind, type.shape) {
        case (.bool, .one): "ToggleSwitched"
        case (.choice, .one), (.choice, .optional): "PickerSelected"
        default: "Changed"
        }
    }

    fileprivate var cases: [Identifier] {
        if case let .choice(words) = type.kind { words } else { [] }
    }
}
