import DataSource

extension RenderContext {
    /// - Parameters:
    ///   - feature: the type that the field belongs to.
    ///   - place: where the field stands among the others, so that no two have the same sample.
    init(_ field: FieldSpec, of feature: String, at place: Int, isLast: Bool = true) {
        let samples = FieldSamples(field, of: feature, at: place)
        let option = FieldOption(field)
        let type = field.type.kind.isChoice ? field.name.type : field.type.kind.text
        self.init(
            values: [
                "__field__": .code(field.name.variable),
                "__Field__": .code(field.name.type),
                "__field_label__": .text(field.name.variable.escapedLabel),
                "__field_name__": .text(field.name.variable),
                "__field_text__": .text(field.name.command.replacing("-", with: " ")),
                "__field_header__": .text(field.name.command.uppercased()),
                "__field_option__": .text("--" + field.name.command),
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
        let isChoice = type.kind.isChoice || type.kind.entity?.isEnumeration == true
        return switch type.shape {
        case .one where type.kind == .bool: "ToggleSwitched"
        case .one where isChoice, .optional where isChoice: "PickerSelected"
        default: "Changed"
        }
    }

    fileprivate var cases: [Identifier] {
        if case let .choice(words) = type.kind { words } else { [] }
    }
}
