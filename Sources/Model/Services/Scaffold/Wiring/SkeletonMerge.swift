import DataSource
import SwiftSyntax

/// Walks through a skeleton and a file side by side and drafts what the file lacks.
struct SkeletonMerge {
    let skeleton: SwiftSource
    let target: SwiftSource
    let order: WiringOrder
    var draft: WiringDraft

    init(skeleton: SwiftSource, target: SwiftSource, order: WiringOrder) {
        self.skeleton = skeleton
        self.target = target
        self.order = order
        draft = WiringDraft(target)
    }

    mutating func mergeFile() throws(WiringError) {
        mergeImports()
        let items = skeleton.tree.statements.map { $0.item.as(DeclSyntax.self) }
        guard !items.contains(nil) else { throw .fault(path: target.path) }
        let declarations = items.compactMap(\.self).filter { !$0.is(ImportDeclSyntax.self) }
        try merge(declarations, into: TypeScope(target.tree))
    }

    mutating func merge(_ members: [DeclSyntax], into scope: TypeScope) throws(WiringError) {
        var cases: [EnumCaseDeclSyntax] = []
        var properties: [VariableDeclSyntax] = []
        var routines: [Routine] = []
        for member in members {
            if let type = member.asProtocol((any DeclGroupSyntax).self) {
                try merge(type, in: scope)
            } else if let routine = Routine(member) {
                if routine.isPlace { try merge(routine, in: scope) } else { routines.append(routine) }
            } else if let variable = member.as(VariableDeclSyntax.self), variable.names.count == 1 {
                if variable.isPlace { try merge(variable, in: scope) } else { properties.append(variable) }
            } else if let declaration = member.as(EnumCaseDeclSyntax.self) {
                cases.append(declaration)
            } else {
                throw .fault(path: target.path)
            }
        }
        try mergeCases(cases, into: scope)
        let set = members.compactMap(Routine.init).filter { $0.name == "init" }.flatMap(\.assignments).map(\.name)
        try mergeProperties(properties, settingThem: Set(set), into: scope)
        try mergeNewRoutines(routines, into: scope)
    }

    func snippet(row node: some SyntaxProtocol) -> Snippet { Snippet(row: node, of: skeleton) }

    func snippet(part node: some SyntaxProtocol) -> Snippet { Snippet(part: node, of: skeleton) }

    func missing(_ place: String, _ snippet: Snippet) -> WiringError {
        .missing(path: target.path, place: place, text: snippet.plain)
    }

    func ambiguous(_ place: String, _ snippet: Snippet) -> WiringError {
        .ambiguous(path: target.path, place: place, text: snippet.plain)
    }

    func taken(_ name: String, in place: String, _ snippet: Snippet) -> WiringError {
        .taken(path: target.path, place: place, name: name, text: snippet.plain)
    }
}
