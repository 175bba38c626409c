import DataSource
import SwiftSyntax

extension SkeletonMerge {
    /// Properties that are new as a whole; where one is there, its value may lack arguments.
    /// - Parameter names: what an initializer of the skeleton sets.
    mutating func mergeProperties(
        _ variables: [VariableDeclSyntax],
        settingThem names: Set<String>,
        into scope: TypeScope
    ) throws(WiringError) {
        var new: [NewProperty] = []
        for (index, variable) in variables.enumerated() {
            // What an initializer of the skeleton sets is new, however little the property says.
            let isReference = variable.isReference && !names.contains(variable.name)
            if let found = try found(variable, isReference: isReference, in: scope) {
                try mergeCall(of: variable, into: found, in: scope)
            } else {
                new.append(NewProperty(variable: variable, row: snippet(row: variable), index: index))
            }
        }
        while let first = new.first {
            let isInstance = first.variable.isStored && !first.variable.modifiers.isStatic
            let home = try home(of: first.row, isStored: isInstance, in: scope)
            insert(new.filter { $0.variable.isPeer(of: first.variable) }, of: variables, into: home)
            new.removeAll { $0.variable.isPeer(of: first.variable) }
        }
    }

    private func found(
        _ variable: VariableDeclSyntax,
        isReference: Bool,
        in scope: TypeScope
    ) throws(WiringError) -> VariableDeclSyntax? {
        let row = snippet(row: variable)
        let isStatic = variable.modifiers.isStatic
        let found = scope.all(VariableDeclSyntax.self).first {
            $0.modifiers.isStatic == isStatic && $0.names.contains(variable.name)
        }
        guard let found else {
            if isReference { throw missing(scope.place, row) }
            try refuse(variable.name, isStatic: isStatic, in: scope, row)
            return nil
        }
        let type = variable.type(of: variable.name)
        let isSame = type == nil ? found.value?.code == variable.value?.code : found.type(of: variable.name) == type
        let isOfThatKind = !variable.isStored || variable.value != nil || found.isStored
        if !isSame || !isOfThatKind || !variable.isSameConstant(as: found) {
            throw taken(variable.name, in: scope.place, row)
        }
        return found
    }

    private mutating func mergeCall(
        of variable: VariableDeclSyntax,
        into found: VariableDeclSyntax,
        in scope: TypeScope
    ) throws(WiringError) {
        guard let call = variable.value?.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty else { return }
        let place = (variable.modifiers.isStatic ? "static let " : "let ") + scope.qualified(variable.name)
        let old = (found.value ?? found.accessorBlock?.expression)?.as(FunctionCallExprSyntax.self)
        guard let old, !old.calledExpression.is(ClosureExprSyntax.self) else {
            throw missing(place, Snippet(inside: ExprSyntax(call), of: skeleton))
        }
        try mergeArguments(call, into: old, at: place)
    }

    private mutating func insert(_ new: [NewProperty], of variables: [VariableDeclSyntax], into home: Braces) {
        guard let variable = new.first?.variable else { return }
        let rows = new.map(\.row)
        let edge: RowGap = home.rows.isEmpty ? .none : .blankLine
        guard variable.isStored else {
            let spot: RowSpot = home.rows.last.map { .below($0) } ?? .top
            return draft.insert(rows, at: spot, in: home, gap: .blankLine, edge: edge)
        }
        let peers = peers(of: variable, in: home)
        guard !peers.isEmpty else { return draft.insert(rows, at: .top, in: home, gap: .none, edge: edge) }
        let places = NameOrder(
            names: peers.map { $0.property?.name ?? "" },
            order: variable.isSorted(among: peers.count) ? order : .chronological
        )
        let additions = new.map { new in
            Addition(index: places.index(of: new.index, in: variables.map(\.name)), snippet: new.row)
        }
        draft.insert(additions, among: peers, in: home, gap: target.gap(between: peers))
    }

    /// The rows that a new property belongs to: of its own kind, or else what is stored beside it.
    private func peers(of variable: VariableDeclSyntax, in home: Braces) -> [Syntax] {
        let stored = home.rows.filter { row in
            row.property?.isStored == true && row.property?.modifiers.isStatic == variable.modifiers.isStatic
        }
        let sameKind = stored.filter { $0.property?.isPeer(of: variable) == true }
        let sameUse = sameKind.filter { $0.property?.isPrivate == variable.isPrivate }
        return [sameUse, sameKind].first { !$0.isEmpty } ?? stored
    }
}

extension VariableDeclSyntax {
    /// Whether a skeleton only names what the rest of it uses: a `var` without access and without a value.
    fileprivate var isReference: Bool {
        modifiers.isEmpty && bindingSpecifier.text == "var" && isStored && value == nil
    }

    fileprivate func isPeer(of other: VariableDeclSyntax) -> Bool {
        isStored == other.isStored && modifiers.isStatic == other.modifiers.isStatic
            && bindingSpecifier.text == other.bindingSpecifier.text
    }

    /// What a type is made of is sorted from the start; one variable alone shows no order.
    fileprivate func isSorted(among count: Int) -> Bool {
        !modifiers.isStatic && (bindingSpecifier.text == "let" || count > 1)
    }
}

extension Syntax {
    fileprivate var property: VariableDeclSyntax? {
        self.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self)
    }
}
