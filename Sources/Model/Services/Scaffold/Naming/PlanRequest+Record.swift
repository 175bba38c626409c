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
            self.init(.feature, name: name, plural: option("plural"), fields: fields, layers: option("layers"))
        case .field: self.init(.field, name: name, fields: fields)
        case .child where words.count == 2: self.init(.child, name: words[1], parent: name)
        default:
            guard let kind = ComponentKind(rawValue: record.kind.rawValue) else { return nil }
            self.init(.component(kind), name: name, fields: fields)
        }
    }
}
