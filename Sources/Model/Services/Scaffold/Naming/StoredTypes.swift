import DataSource
import SwiftSyntax

/// The types that values are made of, as a piece of code declares them: those of stored properties and of what cases carry.
final class StoredTypes: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(in code: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(code)
    }

    override func visit(_ variable: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isMember = variable.parent?.is(MemberBlockItemSyntax.self) == true
        guard isMember, variable.isStored, !variable.modifiers.isStatic else { return .skipChildren }
        for binding in variable.bindings {
            names.formUnion(binding.typeAnnotation?.type.typeNames ?? binding.initializer?.value.typeNames ?? [])
        }
        return .skipChildren
    }

    override func visit(_ parameter: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
        names.formUnion(parameter.type.typeNames)
        return .skipChildren
    }
}

extension SwiftSource {
    /// The first of its types that is made of another.
    func holder(of type: String) -> String? {
        let groups = TypeScope(tree).members.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
        let holder = groups.first { group in
            group.outerName != type && StoredTypes(in: group).names.contains(type)
        }
        return holder?.outerName
    }
}

extension DeclGroupSyntax {
    /// `Note` of `extension Note.State`.
    fileprivate var outerName: String { String(typeName.prefix { $0 != "." }) }
}

extension SyntaxProtocol {
    /// Also those in lists and generics, but neither `Note` nor `State` of `Note.State`.
    fileprivate var typeNames: [String] {
        let tokens = Array(tokens(viewMode: .sourceAccurate))
        let names = tokens.map { $0.isTypeName ? $0.name : $0.text }
        return tokens.indices.filter { index in
            let after = tokens[index...].dropFirst().prefix(2)
            let isOuter = after.first?.text == "." && after.last?.isTypeName == true
            let before = names[..<index].suffix(2)
            let isInner = before.last == "." && before.first != "DataSource"
            return tokens[index].isTypeName && !isOuter && !isInner
        }
        .map { names[$0] }
    }
}

extension TokenSyntax {
    fileprivate var isTypeName: Bool {
        if case .identifier = tokenKind { name.first?.isUppercase == true } else { false }
    }
}
