import SwiftSyntax

/// What one file says about AppDependencies.
struct DependenciesSource {
    let path: String
    private let declaration: (any DeclGroupSyntax)?
    private let members: [DeclSyntax]
    /// What can make them for tests.
    let testDependencies: [TestDependencies]

    /// Nil where it says nothing of them outside of `#if`, or declares something without stored properties.
    init?(_ source: SwiftSource) {
        let groups = TypeScope(source.tree).members
            .compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
            .filter { $0.typeName == DependenciesService.type }
        let declarations = groups.filter { !$0.is(ExtensionDeclSyntax.self) }
        let holdValues = declarations.allSatisfy { $0.is(ClassDeclSyntax.self) || $0.is(StructDeclSyntax.self) }
        guard !groups.isEmpty, holdValues else { return nil }
        path = source.path
        declaration = declarations.first
        members = groups.flatMap { $0.memberBlock.members.map(\.decl) }.filter { !$0.isConditional }
        testDependencies = groups.flatMap { group in
            let isPublic = group.is(ExtensionDeclSyntax.self) && group.access == "public "
            return group.memberBlock.members.compactMap { TestDependencies($0.decl, isPublicExtension: isPublic) }
        }
    }

    var isDeclaration: Bool { declaration != nil }

    /// The names of the stored properties.
    var clients: [String] { properties.flatMap(\.names) }

    /// - Parameter clients: all that there are, the new one with them if it is there already.
    func shape(for client: String, among clients: [String]) -> DependenciesShape {
        DependenciesShape(
            path: path,
            introducer: introducer,
            property: declaration.map { property(for: client, in: $0) },
            sets: sets(for: client, among: clients.filter { $0 != client })
        )
    }

    private var introducer: String {
        guard let declaration else { return "extension" }
        return declaration.is(ClassDeclSyntax.self) ? "final class" : declaration.introducer.text
    }

    private var properties: [VariableDeclSyntax] {
        members.compactMap { $0.as(VariableDeclSyntax.self) }.filter { $0.isStored && !$0.modifiers.isStatic }
    }

    private var routines: [Routine] { members.compactMap(Routine.init) }

    private func property(for client: String, in declaration: any DeclGroupSyntax) -> DependenciesShape.Property {
        let initializers = routines.filter { $0.name == "init" && !$0.isConvenience }
        let peers = properties.filter { $0.name.hasSuffix("Client") }
        let peer = properties.first { $0.names.contains(client) } ?? peers.last ?? properties.last
        guard let peer else {
            let isGiven = declaration.is(ClassDeclSyntax.self) || !initializers.isEmpty
            return DependenciesShape.Property(
                keywords: declaration.access + (isGiven ? "let" : "var"),
                style: isGiven ? .declared : .inferred,
                isGiven: isGiven
            )
        }
        let keywords = peer.modifiers.map(\.trimmedDescription) + [peer.bindingSpecifier.text]
        let isDeclared = peer.value == nil
        // A memberwise initializer takes a variable with a value as well, and nobody has to pass it.
        let isMemberwise = initializers.isEmpty && declaration.is(StructDeclSyntax.self)
        let isValued = isDeclared ? isMemberwise && peer.bindingSpecifier.text == "var" : peer.isTyped
        return DependenciesShape.Property(
            keywords: keywords.joined(separator: " "),
            style: isValued ? .valued : isDeclared ? .declared : .inferred,
            isGiven: isDeclared && !isValued || initializers.contains { $0.names.contains(peer.name) }
        )
    }

    private func sets(for client: String, among clients: [String]) -> [ClientSet] {
        let functions = routines.filter { $0.modifiers.isStatic }.compactMap { ClientSet($0, for: client, of: clients) }
        let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter { $0.modifiers.isStatic }
        return functions + variables.compactMap { ClientSet($0, for: client, of: clients) }
    }
}

extension DeclGroupSyntax {
    /// `public ` or nothing: what its members begin with.
    fileprivate var access: String {
        let words = ["public", "package"]
        return modifiers.first { words.contains($0.name.text) }.map { $0.name.text + " " } ?? ""
    }
}

extension VariableDeclSyntax {
    fileprivate var isTyped: Bool { bindings.first?.typeAnnotation != nil }
}

extension Routine {
    /// What the body calls its parameters.
    var names: [String] { clause.parameters.map(\.name) }
}
