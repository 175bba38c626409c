import DataSource
import SwiftSyntax

extension SkeletonMerge {
    /// Properties that are new as a whole.
    mutating func mergeProperties(_ variables: [VariableDeclSyntax], into scope: TypeScope) throws(WiringError) {
        var new: [VariableDeclSyntax] = []
        for variable in variables where try isNew(variable, in: scope) { new.append(variable) }
        while let first = new.first {
            let kind = new.filter { $0.isPeer(of: first) }
            new.removeAll { $0.isPeer(of: first) }
            let home = try home(of: snippet(row: first), isStored: first.isStored && !first.modifiers.isStatic, in: scope)
            insertProperties(kind, into: home)
        }
    }

    private func isNew(_ variable: VariableDeclSyntax, in scope: TypeScope) throws(WiringError) -> Bool {
        let row = snippet(row: variable)
        let isStatic = variable.modifiers.isStatic
        let found = scope.all(VariableDeclSyntax.self).first {
            $0.modifiers.isStatic == isStatic && $0.names.contains(variable.name)
        }
        guard let found else {
            try refuse(variable.name, isStatic: isStatic, in: scope, row)
            return true
        }
        let type = variable.type(of: variable.name)
        let isSame = type == nil ? found.value?.code == variable.value?.code : found.type(of: variable.name) == type
        if !isSame { throw taken(variable.name, in: scope.place, row) }
        return false
    }

    private mutating func insertProperties(_ variables: [VariableDeclSyntax], into home: Braces) {
        guard let first = variables.first else { return }
        let stored = home.rows.filter { $0.property?.isStored == true && $0.property?.modifiers.isStatic == first.modifiers.isStatic }
        let sameKind = stored.filter { $0.property?.isPeer(of: first) == true }
        let peers = sameKind.isEmpty ? stored : sameKind
        let rows = variables.map { snippet(row: $0) }
        guard first.isStored else {
            return draft.insert(rows, at: home.rows.last.map { .below($0) } ?? .top, in: home, gap: .blankLine, edge: .blankLine)
        }
        guard !peers.isEmpty else {
            return draft.insert(rows, at: .top, in: home, gap: .none, edge: home.rows.isEmpty ? .none : .blankLine)
        }
        let order = NameOrder(names: peers.map { $0.property?.name ?? "" }, habit: habit(of: first, peers: peers.count))
        let gap = target.gap(between: peers)
        let additions = zip(variables.indices, rows).map { index, row in
            let followers = variables[(index + 1)...].map(\.name)
            return Addition(index: order.index(of: variables[index].name, before: followers), snippet: row)
        }
        draft.insert(additions, among: peers, in: home, gap: gap)
    }

    /// One variable alone shows no order; what a type is made of, its constants, is sorted from the start.
    private func habit(of variable: VariableDeclSyntax, peers: Int) -> NameOrder.Habit {
        if variable.modifiers.isStatic { return .chronological }
        return variable.bindingSpecifier.text == "let" || peers > 1 ? .alphabetical : .chronological
    }
}

extension VariableDeclSyntax {
    fileprivate func isPeer(of other: VariableDeclSyntax) -> Bool {
        isStored == other.isStored && modifiers.isStatic == other.modifiers.isStatic
            && bindingSpecifier.text == other.bindingSpecifier.text
    }
}

extension Syntax {
    fileprivate var property: VariableDeclSyntax? { self.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self) }
}
