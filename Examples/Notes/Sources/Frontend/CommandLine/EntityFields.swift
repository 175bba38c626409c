import DataSource

/// The fields of an entity on the command line. The first one that is neither a flag nor JSON names it:
/// `note add TITLE`.
struct EntityFields<Entity: Encodable & Identifiable, Action>: ExpressibleByArrayLiteral where Entity.ID == UUID {
    let fields: [EntityField<Entity, Action>]
    private let naming: Int?

    init(arrayLiteral fields: EntityField<Entity, Action>...) {
        self.fields = fields
        naming = fields.firstIndex(where: \.isNaming)
    }

    var options: [Parameter] { fields.map(\.parameter) }

    var addArguments: [Parameter] { naming.map { [fields[$0].parameter] } ?? [] }

    /// Those without which there is no record are required.
    var addOptions: [Parameter] {
        fields.indices.filter { $0 != naming }.map { index in
            var option = fields[index].parameter
            option.isRequired = fields[index].isRequired
            return option
        }
    }

    /// An action for each field that was given.
    func actions(_ arguments: Arguments) -> [Action] {
        fields.compactMap { $0.action(arguments) }
    }

    /// What a person calls it; the beginning of its id where it has no name.
    func name(of entity: Entity) -> String {
        let name = naming.map { fields[$0].word(entity) } ?? ""
        return name.isEmpty ? entity.id.shortText : name
    }
}
