import DataSource
import SwiftSyntax

/// Walks through a skeleton and a file side by side and drafts what the file lacks.
struct SkeletonMerge {
    let skeleton: SwiftSource
    let target: SwiftSource
    var draft: WiringDraft

    init(skeleton: SwiftSource, target: SwiftSource) {
        self.skeleton = skeleton
        self.target = target
        draft = WiringDraft(target)
    }

    mutating func mergeFile() throws(WiringError) {
        mergeImports()
        try merge(TypeScope(skeleton.tree).members, into: TypeScope(target.tree))
    }

    mutating func merge(_ members: [DeclSyntax], into scope: TypeScope) throws(WiringError) {
        for member in members {
            if let type = member.asProtocol((any DeclGroupSyntax).self) {
                try merge(type, in: scope)
            } else if let routine = Routine(member) {
                try merge(routine, in: scope)
            } else if let variable = member.as(VariableDeclSyntax.self), variable.isPlace {
                try merge(variable, in: scope)
            }
        }
        try mergeCases(members.compactMap { $0.as(EnumCaseDeclSyntax.self) }, into: scope)
        try mergeProperties(members.compactMap { $0.as(VariableDeclSyntax.self) }.filter { !$0.isPlace }, into: scope)
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
