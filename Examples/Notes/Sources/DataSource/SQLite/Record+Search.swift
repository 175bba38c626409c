extension Record {
    /// Whether a field has this text in it, whatever the case of its letters. The id is no field.
    func contains(_ search: String) -> Bool {
        let search = search.lowercased()
        return columns.contains { column in
            guard column.name != "id", case let .text(text) = column.value.cell else { return false }
            return text.lowercased().contains(search)
        }
    }
}
