import DataSource

/// A field that a test gives AppState, so that no feature is needed: `\AppState[field]`, or several: `\AppState[fields]`.
final class StateField<Value: Sendable>: Hashable, Sendable {
    let bundle = AsyncStreamBundle<Value>()

    static func == (lhs: StateField, rhs: StateField) -> Bool { lhs === rhs }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AppState {
    subscript<Value>(_ field: StateField<Value>) -> AsyncStreamBundle<Value> { field.bundle }

    subscript<Value>(_ fields: [StateField<Value>]) -> [AsyncStreamBundle<Value>] { fields.map(\.bundle) }
}
