import DataSource
import SwiftParser
import SwiftSyntax

extension NamingService {
    /// Whether fields can be called so: what is made of them must mean nothing else. Throws `FieldError`.
    ///
    /// - Parameter templates: of the entity and its options, not rendered.
    func check(
        _ fields: [FieldSpec],
        _ templates: [Template],
        in project: Project,
        _ reserved: ReservedWords
    ) throws {
        guard !fields.isEmpty else { return }
        let code = try templates.concurrentMap(SwiftText.init).map(\.code)
        let entity = code.map { $0.inside("__Feature__") }
        let members = Set(entity.flatMap(\.declaredNames)).union(SwiftName.members).union(Self.columns)
        let options = reserved.options.union(try options(in: project, among: fields.map(\.name.command)))
        let letters = Set(members.map { $0.lowercased() })
        for field in fields {
            // SQLite does not tell letters by their case.
            let isTaken = letters.contains(field.name.variable.lowercased()) || options.contains(field.name.command)
            if isTaken { throw FieldError(field.text, .reserved, part: field.name.variable) }
            try checkType(of: field, entity: entity, all: code)
        }
    }

    /// An enumeration stands before types of the same name in its entity, and before an entity what a store has in it.
    private func checkType(of field: FieldSpec, entity: [SwiftCode], all: [SwiftCode]) throws(FieldError) {
        let own = Set(FieldType.Kind.named.map(\.text)).union(SwiftName.nestedTypes)
        if field.type.kind.isChoice {
            let name = field.name.type
            guard own.contains(name) || entity.contains(where: { $0.uses(name) }) else { return }
            throw FieldError(field.text, .reserved, part: field.name.variable)
        } else if let name = field.type.kind.entity?.name {
            let stores = all.filter { $0.uses("__field_type__") }
            let nested = Set(stores.flatMap(\.allDeclaredTypes))
            let isHidden = own.union(nested).contains(name) || entity.contains { $0.uses(name) }
            if isHidden { throw FieldError(field.text, .reserved, part: name) }
        }
    }

    /// Of the program itself: each of its commands takes them. To read Swift takes time, and most have none of the names.
    private func options(in project: Project, among names: [String]) throws -> Set<String> {
        let path = "Sources/Frontend/Commands/AppCommand.swift"
        let texts = names.map { Array("\"\($0)\"".utf8) }
        guard let contents = try projectRepository.contents(of: path, in: project),
            SwiftCode.holds(texts, in: contents.bytes)
        else { return [] }
        return (try? SwiftSource(String(decoding: contents.bytes, as: UTF8.self), at: path))?.options ?? []
    }

    /// What SQLite calls the number of a row (https://sqlite.org/lang_createtable.html#rowid).
    private static let columns: Set = ["_rowid_", "oid", "rowid"]
}

extension SwiftSource {
    /// Those that its variables hold: `Option<FolderPath>("data-dir", …)`, `Flag("dry", …)`.
    fileprivate var options: Set<String> {
        let variables = TypeScope(tree).members.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
            .flatMap { $0.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) } }
        let calls = variables.compactMap { $0.value?.as(FunctionCallExprSyntax.self) }.filter { call in
            ["Flag", "Option"].contains(call.calledExpression.firstToken(viewMode: .sourceAccurate)?.name)
        }
        let names = calls.map { $0.arguments.first?.expression.as(StringLiteralExprSyntax.self) }
        return Set(names.compactMap { $0?.representedLiteralValue })
    }
}
