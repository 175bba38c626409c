enum Schema {
    static let records: [any Record.Type] = [__Feature__.self]
}
