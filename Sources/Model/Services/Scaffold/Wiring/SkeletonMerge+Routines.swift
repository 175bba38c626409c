import DataSource
import SwiftSyntax

extension SkeletonMerge {
    mutating func merge(_ routine: Routine, in scope: TypeScope) throws(WiringError) {
        let place =
            (routine.modifiers.isStatic ? "static func " : routine.name == "init" ? "" : "func ")
            + scope.qualified(routine.signature)
        let candidates = candidates(for: routine, in: scope)
        guard let found = candidates.first else { throw missing(place, snippet(row: routine.declaration)) }
        guard candidates.count == 1 else { throw ambiguous(place, snippet(row: routine.declaration)) }
        try mergeParameters(routine.clause, into: found.clause, at: place)
        try mergeStatements(routine.body.statements, into: Braces(found.body), of: scope, at: place)
    }

    /// Functions that are new as a whole: what stands in them is no place that could be found.
    mutating func mergeNewRoutines(_ routines: [Routine], into scope: TypeScope) throws(WiringError) {
        var new: [Snippet] = []
        for routine in routines {
            let row = snippet(row: routine.declaration)
            let found = scope.members.compactMap(Routine.init).first { $0.isRedeclared(by: routine) }
            guard let found else {
                new.append(row)
                continue
            }
            let isSame = found.clause.code == routine.clause.code
            if !isSame { throw taken(routine.signature, in: scope.place, row) }
        }
        guard let first = new.first else { return }
        let home = try home(of: first, isStored: false, in: scope)
        let edge: RowGap = home.rows.isEmpty ? .none : .blankLine
        let peer = routines.first.flatMap { routine in home.rows.last { $0.routine?.isPeer(of: routine) == true } }
        let spot = (peer ?? home.rows.last).map { RowSpot.below($0) } ?? .top
        draft.insert(new, at: spot, in: home, gap: .blankLine, edge: edge)
    }

    /// One by its name; of several the one with the same labels, or with more of them than the skeleton adds,
    /// or with fewer.
    private func candidates(for routine: Routine, in scope: TypeScope) -> [Routine] {
        let all = scope.members.compactMap(Routine.init).filter {
            $0.name == routine.name && $0.modifiers.isStatic == routine.modifiers.isStatic
        }
        let choices: [(Routine) -> Bool] = [
            { $0.labels == routine.labels },
            { Set($0.labels).isSuperset(of: routine.labels) },
            { !$0.labels.isEmpty && Set(routine.labels).isSuperset(of: $0.labels) },
            { !$0.isConvenience },
        ]
        guard all.count > 1 else { return all }
        return choices.lazy.map { all.filter($0) }.first { $0.count == 1 } ?? all
    }

    private mutating func mergeParameters(
        _ clause: FunctionParameterClauseSyntax,
        into target: FunctionParameterClauseSyntax,
        at place: String
    ) throws(WiringError) {
        let names = clause.parameters.map(\.name)
        let places = NameOrder(names: target.parameters.map(\.name), order: order)
        var additions: [Addition] = []
        for (index, (parameter, element)) in zip(clause.parameters, CommaList(clause).elements).enumerated() {
            let snippet = Snippet(element, of: skeleton)
            if let found = target.parameters.first(where: { $0.name == parameter.name }) {
                if found.type.code != parameter.type.code { throw taken(parameter.name, in: place, snippet) }
            } else if parameter.isCalled(asOneOf: target.parameters) {
                throw missing(place, snippet)
            } else {
                let next = places.index(of: index, in: names)
                additions.append(Addition(index: next, snippet: snippet))
            }
        }
        draft.insert(additions, into: CommaList(target))
    }
}

extension Syntax {
    fileprivate var routine: Routine? {
        self.as(MemberBlockItemSyntax.self).flatMap { Routine($0.decl) }
    }
}

extension FunctionParameterSyntax {
    /// What the body calls it.
    var name: String { (secondName ?? firstName).name }

    /// Whether a caller cannot tell it from one of the others: the body then calls that by another name.
    func isCalled(asOneOf others: FunctionParameterListSyntax) -> Bool {
        firstName.tokenKind == .wildcard || secondName != nil && others.contains { $0.firstName.name == firstName.name }
    }
}
