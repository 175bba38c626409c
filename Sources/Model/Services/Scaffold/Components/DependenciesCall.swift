import SwiftSyntax

/// The call that makes a service or a repository where AppDependencies are at hand, as its own initializer asks for it.
struct DependenciesCall: Equatable {
    /// `PlaceRepository(appDependencies.userDefaultsClient)`
    let code: String

    /// Nil where the file has no initializer that they are enough for.
    /// - Parameter clients: the names of those there are.
    init?(_ type: String, in source: SwiftSource, clients: [String]) {
        let groups = TypeScope(source.tree).members
            .compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
            .filter { $0.typeName == type }
        let initializers = groups.flatMap {
            $0.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        }
        .filter { $0.optionalMark == nil && $0.signature.effectSpecifiers == nil }
        let lists = initializers.lazy.compactMap { initializer in
            Self.arguments(for: initializer.signature.parameterClause.parameters, clients)
        }
        guard let list = lists.first else { return nil }
        code = "\(type)(\(list.joined(separator: ", ")))"
    }

    private static func arguments(for parameters: FunctionParameterListSyntax, _ clients: [String]) -> [String]? {
        var arguments: [String] = []
        for parameter in parameters where parameter.defaultValue == nil {
            let type = parameter.type.trimmedDescription
            let client = clients.first { $0.lowercased() == type.lowercased() }
            let value = type == DependenciesService.type ? "" : client.map { "." + $0 }
            guard let value else { return nil }
            let label = parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.text + ": "
            arguments.append(label + "appDependencies" + value)
        }
        return arguments.isEmpty ? nil : arguments
    }
}
