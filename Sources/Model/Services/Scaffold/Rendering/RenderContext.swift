/// What a template's placeholders, conditions and loops stand for.
struct RenderContext: Sendable {
    var values: [String: Value] = [:]
    var conditions: [String: Bool] = [:]
    /// A loop runs once for each context, which adds to the one around it.
    var loops: [String: [RenderContext]] = [:]

    enum Value: Sendable {
        /// Gets backticks where it stands alone and is a keyword.
        case code(String)
        /// Another word where it stands alone, as macros do not cope with backticks.
        case name(String, alone: String)
        /// Taken to the letter.
        case text(String)
    }

    func adding(_ inner: RenderContext) -> RenderContext {
        RenderContext(
            values: values.merging(inner.values) { $1 },
            conditions: conditions.merging(inner.conditions) { $1 },
            loops: loops.merging(inner.loops) { $1 }
        )
    }
}
