extension RenderContext {
    /// For a project that lacks the values of UUID and of entities that luca's runtime and its tests have.
    var withoutRuntime: RenderContext {
        guard let type = values["__field_own_type__"]?.text, loops["case"]?.isEmpty != false else { return self }
        var context = self
        for name in ["__field_default__", "__field_sample__", "__field_changed__"] {
            guard let code = values[name]?.text, code.contains(".zero") || code.contains(".fixture") else { continue }
            context.values[name] = .text(
                type.contains("UUID") ? code.spellingOutUUIDs : code.replacing(".fixture", with: ".empty")
            )
        }
        return context
    }

    /// In its loops, and in the sample of an entity: what is in that has no fixture of its own but UUIDs.
    mutating func dropRuntime() {
        loops = loops.mapValues { $0.map(\.withoutRuntime) }
        guard let sample = values["__sample__"]?.text, sample != ".fixture" else { return }
        values["__sample__"] = .text(sample.spellingOutUUIDs)
    }
}

extension String {
    fileprivate var spellingOutUUIDs: String {
        replacing(".zero", with: Self.uuid(endingIn: 0)).replacing(".fixture", with: Self.uuid(endingIn: 1))
    }

    private static func uuid(endingIn byte: Int) -> String {
        "UUID(uuid: (\(String(repeating: "0, ", count: 15))\(byte)))"
    }
}
