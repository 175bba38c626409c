import DataSource
import SwiftSyntax

extension SkeletonMerge {
    /// A property in whose value or getter something is new.
    mutating func merge(_ variable: VariableDeclSyntax, in scope: TypeScope) throws(WiringError) {
        let isStatic = variable.modifiers.isStatic
        let keyword = (isStatic ? "static " : "") + variable.bindingSpecifier.text + " "
        let place = keyword + scope.qualified(variable.name)
        let found = scope.all(VariableDeclSyntax.self).filter {
            $0.modifiers.isStatic == isStatic && $0.names.contains(variable.name)
        }
        let list = variable.list
        let text = list.map { Snippet(inside: $0, of: skeleton) } ?? snippet(row: variable)
        guard found.count <= 1 else { throw ambiguous(place, text) }
        guard let found = found.first else { throw missing(place, text) }
        if let list {
            guard let old = found.value ?? found.accessorBlock?.expression else { throw missing(place, text) }
            try merge(list, into: old, at: place)
        } else if let block = variable.accessorBlock, case let .getter(statements) = block.accessors {
            guard let old = found.accessorBlock else { throw missing(place, text) }
            try mergeStatements(statements, into: Braces(old), of: scope, at: place)
        }
    }
}
