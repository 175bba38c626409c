import SwiftSyntax

/// All that a file says about one type, its declaration and its extensions; or, without a name, the file itself.
struct TypeScope {
    let name: String
    /// How a message names it: `enum RootStore.Path`.
    let place: String
    /// Where a new member can go; more than one if only the author knows which.
    let homes: [any DeclGroupSyntax]
    let members: [DeclSyntax]
    /// What is declared in `#if` only.
    let conditional: [DeclSyntax]

    init(_ file: SourceFileSyntax) {
        self.init(name: "", place: "file", homes: [], items: file.statements.compactMap { $0.item.as(DeclSyntax.self) })
    }

    init(name: String, place: String, homes: [any DeclGroupSyntax], parts: [any DeclGroupSyntax]) {
        let items = parts.flatMap { $0.memberBlock.members.map(\.decl) }
        self.init(name: name, place: place, homes: homes, items: items)
    }

    private init(name: String, place: String, homes: [any DeclGroupSyntax], items: [DeclSyntax]) {
        self.name = name
        self.place = place
        self.homes = homes
        members = items.filter { !$0.isConditional }
        conditional = items.filter(\.isConditional)
    }

    func qualified(_ member: String) -> String {
        name.isEmpty ? member : name + "." + member
    }

    func all<Declaration: DeclSyntaxProtocol>(_ type: Declaration.Type) -> [Declaration] {
        members.compactMap { $0.as(type) }
    }
}
