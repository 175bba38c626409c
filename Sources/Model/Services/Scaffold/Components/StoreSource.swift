import DataSource
import SwiftSyntax

/// What the file of a store says about it, as far as its parent or its children must know.
struct StoreSource {
    let type: String
    let path: String
    /// Of its initializer, but for `action`.
    let parameters: [Parameter]
    /// What stands before its state: `public private(set) var`; nil where it has none that others see.
    var keywords: String?
    /// The type of `action` where it is stored, and as a parameter.
    let action: (stored: String, given: String)
    let actions: [Action]
    /// The modules that its file imports.
    let imports: Set<String>
    /// The stores whose actions are among its own.
    let children: Set<String>

    struct Parameter: Equatable {
        /// Nil where a call has none.
        var label: String?
        var name: String
        var type: String
        var hasDefault: Bool
    }

    struct Action: Equatable {
        var name: String
        var hasPayload: Bool
    }

    /// Nil where the file declares no class of that name with an initializer that takes an `action`.
    init?(_ type: String, in source: SwiftSource) {
        let groups = TypeScope(source.tree).members
            .compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
            .filter { $0.typeName == type }
        let members = groups.flatMap { $0.memberBlock.members.map(\.decl) }.filter { !$0.isConditional }
        let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter { !$0.modifiers.isStatic }
        let routines = members.compactMap(Routine.init).filter { $0.name == "init" && !$0.isConvenience }
        let initializer = routines.first { $0.clause.parameters.contains { $0.name == "action" } }
        let stored = variables.first { $0.names.contains("action") }
        guard groups.contains(where: { $0.is(ClassDeclSyntax.self) }), let initializer, let stored else { return nil }
        let parameters = initializer.clause.parameters
        self.type = type
        path = source.path
        imports = Set(source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.code })
        self.parameters = parameters.filter { $0.name != "action" }.map(Parameter.init)
        keywords = variables.last { $0.isStored && $0.bindingSpecifier.text == "var" && $0.isState }?.keywords
        action = (
            stored: stored.bindings.first?.typeAnnotation?.type.trimmedDescription ?? "",
            given: parameters.first { $0.name == "action" }?.type.trimmedDescription ?? ""
        )
        let enumeration = members.compactMap { $0.as(EnumDeclSyntax.self) }.first { $0.name.text == "Action" }
        let cases = (enumeration?.memberBlock.members.map(\.decl) ?? [])
            .compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        actions = cases.map { Action(name: $0.name.name, hasPayload: $0.parameterClause != nil) }
        let payloads = cases.flatMap { Array($0.parameterClause?.parameters ?? []) }
        children = Set(
            payloads.compactMap { $0.type.as(MemberTypeSyntax.self) }
                .filter { $0.name.text == "Action" }.map(\.baseType.trimmedDescription)
        )
    }

    /// What a caller must give, or is given itself.
    var required: [Parameter] { parameters.filter { !$0.hasDefault } }

    /// The state that a store shows last, by habit.
    var failure: Parameter? { parameters.first { $0.name == "failure" } }

    func hasAction(_ name: String) -> Bool { actions.contains { $0.name == name && !$0.hasPayload } }
}

extension StoreSource.Parameter {
    fileprivate init(_ parameter: FunctionParameterSyntax) {
        self.init(
            label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text,
            name: parameter.name,
            type: parameter.type.trimmedDescription,
            hasDefault: parameter.defaultValue != nil
        )
    }

    var isDependencies: Bool { type == DependenciesService.type }
}

extension VariableDeclSyntax {
    /// A task that the store keeps for itself is none.
    fileprivate var isState: Bool { !isPrivate && attributes.isEmpty }

    /// `public private(set) var`
    fileprivate var keywords: String {
        (modifiers.map(\.trimmedDescription) + [bindingSpecifier.text]).joined(separator: " ")
    }
}
