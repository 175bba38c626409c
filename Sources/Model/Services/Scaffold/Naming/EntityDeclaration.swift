import DataSource
import SwiftSyntax

/// What its own file says about a type: the declaration and the extensions.
struct EntityDeclaration {
    let name: String
    let isEnumeration: Bool
    let isPublic: Bool
    private let parts: [any DeclGroupSyntax]

    /// Nil where the file declares no struct and no enumeration of that name, or a generic one.
    init?(_ name: String, in source: SwiftSource) {
        let groups = source.tree.statements.compactMap {
            $0.item.as(DeclSyntax.self)?.asProtocol((any DeclGroupSyntax).self)
        }
        self.name = name
        parts = groups.filter { $0.typeName == name }
        let declared = parts.first { $0.isEntity }
        guard let declared else { return nil }
        isEnumeration = declared.is(EnumDeclSyntax.self)
        isPublic = declared.modifiers.isPublic
    }

    var conformances: Set<String> {
        Set(parts.flatMap { $0.inheritanceClause?.inheritedTypes.map { $0.type.lastName } ?? [] })
    }

    /// Of its values.
    var properties: [String] {
        members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { !$0.modifiers.isStatic }.flatMap(\.names)
    }

    /// Public constants and variables of the type itself.
    var constants: [String] {
        members.filter(\.isPublic).compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter(\.modifiers.isStatic)
            .flatMap(\.names)
    }

    func constantValue(_ name: String) -> ExprSyntax? {
        members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .first { $0.modifiers.isStatic && $0.name == name }
            .flatMap { $0.value ?? $0.accessorBlock?.expression }
    }

    /// Those that anybody can call and that always make one.
    var initializers: [FunctionParameterListSyntax] {
        members.filter(\.isPublic).compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .filter {
                $0.optionalMark == nil && $0.genericParameterClause == nil && $0.signature.effectSpecifiers == nil
            }
            .map(\.signature.parameterClause.parameters)
    }

    /// Without those that carry values.
    var cases: [EnumCaseElementSyntax] {
        members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
            .filter { $0.parameterClause == nil }
    }

    private var members: [Member] {
        parts.flatMap { part in
            let isPublicExtension = part.is(ExtensionDeclSyntax.self) && part.modifiers.isPublic
            return part.memberBlock.members.map { Member($0.decl, isPublicExtension) }
        }
    }

    private struct Member {
        let decl: DeclSyntax
        let isPublic: Bool

        init(_ decl: DeclSyntax, _ isPublicExtension: Bool) {
            self.decl = decl
            let modifiers = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
            isPublic = isPublicExtension || modifiers?.isPublic == true
        }
    }
}

extension DeclModifierListSyntax {
    fileprivate var isPublic: Bool { contains { $0.name.text == "public" } }
}

extension DeclGroupSyntax {
    fileprivate var isEntity: Bool {
        self.as(StructDeclSyntax.self).map { $0.genericParameterClause == nil }
            ?? self.as(EnumDeclSyntax.self).map { $0.genericParameterClause == nil } ?? false
    }
}

extension TypeSyntax {
    /// `Sendable` of `@unchecked Swift.Sendable`.
    fileprivate var lastName: String { lastToken(viewMode: .sourceAccurate)?.name ?? "" }
}
