import DataSource
import SwiftSyntax

/// An entity as its file declares it.
struct EntitySource {
    /// As far as they matter to a new one; the id is none.
    let fields: [FieldSpec]
    /// The same, to the letter.
    let declared: [(name: String, type: String)]
    /// Those declared in it.
    private let types: [String]

    /// Nil where the file declares no type of this name.
    init?(_ name: String, _ text: String, at path: String) throws(WiringError) {
        let source = try SwiftSource(text, at: path)
        let declarations = TypeScope(source.tree).members
            .compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
            .filter { $0.typeName == name }
        guard !declarations.isEmpty else { return nil }
        let members = declarations.flatMap { $0.memberBlock.members.map(\.decl) }
        types = members.compactMap { $0.asProtocol((any DeclGroupSyntax).self)?.typeName }
        let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }
            .filter { $0.isStored && !$0.modifiers.isStatic }
            .flatMap { variable in variable.names.map { (name: $0, type: variable.type(of: $0)) } }
            .filter { $0.name != "id" }
        fields = variables.map { FieldSpec($0.name, $0.type) }
        declared = variables.map { ($0.name, $0.type?.filter { $0 != " " } ?? "") }
    }

    /// Whether it says itself what the keys of its JSON are.
    var hasCodingKeys: Bool { types.contains("CodingKeys") }

    /// Fields that are there already are left to the wiring: it knows what they lack.
    func check(_ new: [FieldSpec]) throws(FieldError) {
        for field in new where !fields.contains(where: { $0.isNamed(as: field) }) {
            let text = field.text
            let letters = field.name.variable.lowercased()
            if fields.contains(where: { $0.name.variable.lowercased() == letters }) {
                throw FieldError(text, .doubled, part: field.word)
            }
            let isHidden = fields.contains { $0.hides(field) || field.hides($0) }
            let type = field.type.kind.isChoice ? field.name.type : field.type.kind.text
            guard !isHidden, !types.contains(type) else {
                throw FieldError(text, .reserved, part: field.word)
            }
        }
    }
}

extension FieldSpec {
    /// Of a field that is there. Which type it is matters only so far: a flag has no value to be called by.
    fileprivate init(_ name: String, _ type: String?) {
        let type = type.map { $0.filter { $0 != " " } } ?? ""
        self.init(name: Identifier(words: name.words), type: FieldType(parsing: type) ?? FieldType(.data))
    }
}
