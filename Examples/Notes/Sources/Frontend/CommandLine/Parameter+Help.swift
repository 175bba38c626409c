extension Parameter {
    /// As an argument: `<id>`, `[<id>]` or `[<field> ...]`.
    var place: String {
        let word = isRepeated ? "<\(name)> ..." : "<\(name)>"
        return isOptional ? "[\(word)]" : word
    }

    /// As an option: `-C, --directory <folder>`, `--due <date>, --no-due` or `--lent/--no-lent`.
    var label: String {
        let value = placeholder.map { " <\($0)>" } ?? ""
        let negation = negation.map { (value.isEmpty ? "/" : ", ") + $0 } ?? ""
        return spellings.joined(separator: ", ") + value + (isRepeated ? " ..." : "") + negation
    }

    /// The help, with the words there are and the one that is meant without any.
    var description: String {
        let values = choices.isEmpty ? nil : "values: " + choices.joined(separator: ", ")
        let notes = [values, `default`.map { "default: " + $0 }].compactMap { $0 }
        let note = notes.isEmpty ? "" : "(\(notes.joined(separator: "; ")))"
        return [help, note].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
