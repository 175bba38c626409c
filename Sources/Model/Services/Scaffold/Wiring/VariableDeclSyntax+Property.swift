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

    /// Whether only its own type sees it; `private(set)` is something else.
    var isPrivate: Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    var value: ExprSyntax? { bindings.first?.initializer?.value }

    /// Whether a skeleton means something inside it, which must be there, and not the property itself.
    var isPlace: Bool {
        list != nil || accessorBlock?.outermost(SwitchExprSyntax.self).isEmpty == false
            || accessorBlock?.isAssigning == true
    }

    /// Its list, or the call that is given one.
    var list: ExprSyntax? { (value ?? accessorBlock?.expression).flatMap { $0.holdsList ? $0 : nil } }

    /// The type as far as the declaration says it.
    func type(of name: String) -> String? {
        let binding = bindings.first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.name == name }
        return binding?.typeAnnotation?.type.code ?? binding?.initializer?.value.typeName
    }

    /// A constant of a type means its literal: `Kind(rawValue: "a")` is no `Kind(rawValue: "b")`. That of another one
    /// may not be in sight.
    func isSameConstant(as other: VariableDeclSyntax) -> Bool {
        guard modifiers.isStatic, bindingSpecifier.text == "let", let own = value?.literal else { return true }
        guard let literal = (other.value ?? other.accessorBlock?.expression)?.literal else { return true }
        return own == literal
    }
}
