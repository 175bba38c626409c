extension Record {
    /// Whether a field has this text in it, whatever the case of its letters. The id is no field.
    func contains(_ search: String) -> Bool {
        let search = search.lowercased()
        return columns.contains { column in
            column.name != "id" && column.value.texts.contains { $0.lowercased().contains(search) }
        }
    }

    func matches(_ match: ListQuery.Match) -> Bool {
        columns.contains { $0.name == match.field && $0.value.matches(match.value) }
    }
}
