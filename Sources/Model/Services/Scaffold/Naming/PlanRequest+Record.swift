import DataSource

extension PlanRequest {
    /// What was asked for when a record was made; nil where that cannot be told from it.
    init?(_ record: ChangeRecord) {
        guard let form = NewForm(record), let request = try? PlanRequest(parsing: form, in: "") else { return nil }
        self = request
    }
}

extension NewForm {
    init?(_ record: ChangeRecord) {
        let words = record.arguments
        let start = words.firstIndex { $0.hasPrefix("--") } ?? words.endIndex
        let option = { (name: String) in
            words.firstIndex(of: "--" + name).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
        }
        guard let name = words.first, start > 0 else { return nil }
        let fields = Array(words[1..<start])
        switch record.kind {
        case .feature:
            let layers = option("layers").map { $0.split(separator: ",").map(String.init) } ?? []
            self.init(.feature, name: name, plural: option("plural"), fields: fields, layers: layers)
        case .field: self.init(.field, name: name, fields: fields)
        default: return nil
        }
    }
}
