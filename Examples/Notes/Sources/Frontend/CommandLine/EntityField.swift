import DataSource

/// A field of an entity on the command line: its option, its column, and the action that sets it.
struct EntityField<Entity, Action> {
    let name: String
    let parameter: Parameter
    let isRequired: Bool
    let isNaming: Bool
    let word: (Entity) -> String
    let action: (Arguments) -> Action?
    let match: (Arguments) -> ListQuery.Match?

    /// - Parameter name: as the column's; the option's spelling follows from it.
    static func field<Value: ArgumentValue & ColumnValue>(
        _ name: String,
        _ value: @escaping (Entity) -> Value,
        _ action: @escaping (Value) -> Action
    ) -> EntityField {
        let isClear = Value.placeholder == nil || Value.placeholder == Value.expectation || !Value.choices.isEmpty
        let isThreefold = Value.placeholder == nil && Value(word: "none") != nil
        let hint = isThreefold ? "Or --\(name.kebabCased)=none." : ""
        let option = Option<Value>(name.kebabCased, isClear ? hint : Value.expectation.sentence)
        return EntityField(
            name: name,
            parameter: option.parameter,
            isRequired: Value.isRequired,
            isNaming: Value.isNaming,
            word: { entity in value(entity).word },
            action: { arguments in arguments[option].map(action) },
            match: { arguments in arguments[option].map { ListQuery.Match(field: name, value: $0.cell) } }
        )
    }
}

extension String {
    fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
