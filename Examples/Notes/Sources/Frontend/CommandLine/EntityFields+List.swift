import DataSource

extension EntityFields {
    var listOptions: [Parameter] {
        let ordering = [CommonOptions.search.parameter, sort.parameter, CommonOptions.reverse.parameter]
        return ordering + [CommonOptions.json.parameter, CommonOptions.watch.parameter] + options
    }

    func query(_ arguments: Arguments) -> ListQuery {
        ListQuery(
            search: arguments[CommonOptions.search] ?? "",
            matches: fields.compactMap { $0.match(arguments) },
            sort: arguments[sort].flatMap { word in fields.first { $0.parameter.name == word }?.name },
            order: arguments[CommonOptions.reverse] ? .reverse : .forward
        )
    }

    private var sort: Option<String> {
        Option("sort", "Order by a field.", placeholder: "field", choices: options.map(\.name))
    }

    func list(_ entities: [Entity], _ arguments: Arguments) throws -> String {
        if arguments[CommonOptions.json] {
            return try JSONText(entities, arguments[CommonOptions.watch] ? .oneLine : .indented).text
        }
        let header = ["ID"] + options.map { $0.name.uppercased() }
        let words = [{ $0.id.shortText }] + fields.map(\.word)
        let rows = entities.map { entity in words.map { word in word(entity) } }
        return rows.isEmpty ? "" : TextTable([header] + rows).text
    }

    func card(_ entity: Entity, _ arguments: Arguments) throws -> String {
        if arguments[CommonOptions.json] { return try JSONText(entity).text }
        return TextTable([["id", entity.id.uuidString]] + fields.map { [$0.parameter.name, $0.word(entity)] }).text
    }
}
