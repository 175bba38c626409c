import SwiftSyntax

/// A property that an initializer has to set, or that can be given to it.
struct StoredProperty: Equatable {
    let name: String
    let type: String
    let isPrivate: Bool
    /// Whether a parameter of its type has to escape.
    let isClosure: Bool

    /// Those of one declaration; none where it sets them itself.
    static func all(in variable: VariableDeclSyntax) -> [StoredProperty] {
        let words = variable.modifiers.map(\.name.text)
        guard variable.isStored, !variable.modifiers.isStatic, !words.contains("lazy") else { return [] }
        var type: TypeSyntax?
        let properties = variable.bindings.reversed().compactMap { binding -> StoredProperty? in
            type = binding.typeAnnotation?.type ?? type
            guard binding.initializer == nil, let type else { return nil }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else { return nil }
            let isPrivate = variable.isPrivate
            let property = StoredProperty(
                name: name,
                type: type.trimmedDescription,
                isPrivate: isPrivate,
                isClosure: type.isClosure
            )
            // It begins as nil, and nobody else can give it a value.
            return isPrivate && property.isOptional && variable.bindingSpecifier.text == "var" ? nil : property
        }
        return properties.reversed()
    }

    var isOptional: Bool { type.hasSuffix("?") || type.hasPrefix("Optional<") }
}

extension TypeSyntax {
    /// Without a name for it, and not optional.
    fileprivate var isClosure: Bool {
        switch self.as(TypeSyntaxEnum.self) {
        case .functionType: true
        case let .attributedType(type): type.baseType.isClosure
        case let .tupleType(type):
            type.elements.count == 1 && type.elements.first?.firstName == nil
                && type.elements.first?.type.isClosure == true
        default: false
        }
    }
}
