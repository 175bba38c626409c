import SwiftSyntax

extension VariableDeclSyntax {
    var names: [String] { bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.name } }

    var name: String { names.first ?? "" }

    var isStored: Bool {
        bindings.allSatisfy { binding in
            guard case let .accessors(accessors) = binding.accessorBlock?.accessors else {
                return binding.accessorBlock == nil
            }
            return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }

    var accessorBlock: AccessorBlockSyntax? { isStored ? nil : bindings.first?.accessorBlock }

    var value: ExprSyntax? { bindings.first?.initializer?.value }

    /// Whether a skeleton means something inside it, which must be there, and not the property itself.
    var isPlace: Bool {
        if let accessorBlock { return !accessorBlock.outermost(SwitchExprSyntax.self).isEmpty }
        return value?.holdsList == true
    }

    /// The type as far as the declaration says it.
    func type(of name: String) -> String? {
        let binding = bindings.first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.name == name }
        return binding?.typeAnnotation?.type.code ?? binding?.initializer?.value.typeName
    }
}

extension AccessorBlockSyntax {
    /// The value of a getter that does nothing else.
    var expression: ExprSyntax? {
        guard case let .getter(statements) = accessors, statements.count == 1 else { return nil }
        return statements.first?.expression
    }
}

extension ExprSyntax {
    /// Whether it is a list with elements, or a call that is given one.
    var holdsList: Bool {
        if let array = self.as(ArrayExprSyntax.self) { return !array.elements.isEmpty }
        return self.as(FunctionCallExprSyntax.self)?.arguments.contains { $0.expression.holdsList } == true
    }

    /// The type that `Value()`, `Value.init()` or `Value.name` stand for.
    fileprivate var typeName: String? {
        if let call = self.as(FunctionCallExprSyntax.self) {
            let isMember = call.calledExpression.is(MemberAccessExprSyntax.self)
            return isMember ? call.calledExpression.typeName : call.calledExpression.code
        }
        return self.as(MemberAccessExprSyntax.self)?.base?.code
    }
}
