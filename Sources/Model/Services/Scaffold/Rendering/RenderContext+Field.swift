import DataSource

extension RenderContext {
    init(_ field: FieldSpec, isLast: Bool = true) {
        let kind = FieldKindTexts(field.type.kind, name: field.name)
        let isToggle = field.type == FieldType(.bool)
        self.init(
            values: [
                "__field__": .code(field.name.variable),
                "__Field__": .code(field.name.type),
                "__field_name__": .text(field.name.variable),
                "__field_header__": .text(field.name.command.uppercased()),
                "__field_words__": .text(kind.words),
                "__field_shown__": .text(kind.shown),
                "__field_given__": .text(kind.given),
                "__field_type__": .text(field.type.code),
                "__field_default__": .text(field.type.isOptional ? "nil" : kind.empty),
                "__field_sample__": .text(kind.sample),
                "__field_changed__": .text(kind.changed),
                "__field_changed_words__": .text(kind.changedWords),
                "__comma__": .text(isLast ? "" : ","),
                "__fieldChanged__": .code(field.name.variable + (isToggle ? "ToggleSwitched" : "Changed")),
            ]
        )
    }
}
