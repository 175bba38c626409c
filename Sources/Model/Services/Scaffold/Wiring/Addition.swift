/// What goes before the element or row that is now at `index`.
struct Addition {
    let index: Int
    let snippet: Snippet
}

extension [Addition] {
    /// Together for each index, in the order of the list.
    var grouped: [(index: Int, snippets: [Snippet])] {
        Dictionary(grouping: self, by: \.index)
            .sorted { $0.key < $1.key }
            .map { (index: $0.key, snippets: $0.value.map(\.snippet)) }
    }
}
