import DataSource
import SwiftSyntax

extension SkeletonMerge {
    mutating func merge(_ value: ExprSyntax, into old: ExprSyntax, at place: String) throws(WiringError) {
        if let array = value.as(ArrayExprSyntax.self), let old = old.as(ArrayExprSyntax.self) {
            try mergeElements(array, into: old, at: place)
        } else if let call = value.as(FunctionCallExprSyntax.self), let old = old.as(FunctionCallExprSyntax.self),
            [call.calledExpression.code, ". init"].contains(old.calledExpression.code)
        {
            try mergeArguments(call, into: old, at: place)
        } else {
            throw missing(place, Snippet(inside: value, of: skeleton))
        }
    }

    mutating func mergeElements(
        _ array: ArrayExprSyntax,
        into old: ArrayExprSyntax,
        at place: String
    ) throws(WiringError) {
        var additions: [Addition] = []
        for element in CommaList(array).elements {
            let key = element.node.elementKey
            if let found = old.elements.first(where: { Syntax($0.expression).elementKey == key }) {
                guard let call = element.node.namedCall else { continue }
                try merge(ExprSyntax(call), into: found.expression, at: place)
            } else {
                additions.append(Addition(index: old.elements.count, snippet: Snippet(element, of: skeleton)))
            }
        }
        draft.insert(additions, into: CommaList(old))
    }

    mutating func mergeArguments(
        _ call: FunctionCallExprSyntax,
        into old: FunctionCallExprSyntax,
        at place: String
    ) throws(WiringError) {
        guard let new = CommaList(call) else { return }
        guard let list = CommaList(old) else { throw missing(place, Snippet(inside: ExprSyntax(call), of: skeleton)) }
        let names = call.arguments.map(\.key)
        let places = NameOrder(names: old.arguments.map(\.key), order: order)
        var additions: [Addition] = []
        for (index, (argument, element)) in zip(call.arguments, new.elements).enumerated() {
            if let found = old.arguments.first(where: { $0.key == argument.key }) {
                guard argument.expression.holdsList else { continue }
                try merge(argument.expression, into: found.expression, at: place)
            } else {
                let next = places.index(of: index, in: names)
                additions.append(Addition(index: next, snippet: Snippet(element, of: skeleton)))
            }
        }
        draft.insert(additions, into: list)
    }
}

extension Syntax {
    /// What tells an element of a list from the others: all of it, or the text that a call or a tuple begins with.
    fileprivate var elementKey: String {
        let call = self.as(FunctionCallExprSyntax.self)
        let first = call?.arguments.first ?? self.as(TupleExprSyntax.self)?.elements.first
        guard let first, first.expression.is(StringLiteralExprSyntax.self) else { return code }
        return (call?.calledExpression.code ?? "") + first.expression.code
    }

    /// An element that can be merged: a target of a package, found by its name.
    fileprivate var namedCall: FunctionCallExprSyntax? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.first?.label?.text == "name" else {
            return nil
        }
        return call
    }
}

extension LabeledExprSyntax {
    fileprivate var key: String { label?.name ?? expression.code }
}
