import SwiftSyntax

/// A type of a file, with its properties and its memberwise initializer.
struct InitSource {
    /// As its own file writes it: `Outer.Inner`.
    let name: String
    /// What a skeleton of it begins with, from the outermost inwards: `struct Outer`, `struct Inner`.
    let openings: [String]
    let properties: [StoredProperty]
    let initializer: Routine?

    var hasInitializer: Bool { initializer != nil }

    /// Those that the initializer does not set.
    var missing: [StoredProperty] { properties.filter { initializer?.assignedNames.contains($0.name) != true } }

    /// All types of a file that are made of properties.
    static func all(in source: SwiftSource) -> [InitSource] {
        var types: [(name: String, openings: [String], parts: [any DeclGroupSyntax])] = []
        collect(TypeScope(source.tree).members, "", [], &types)
        return types.compactMap(InitSource.init)
    }

    private init?(_ name: String, _ openings: [String], _ parts: [any DeclGroupSyntax]) {
        let members = parts.flatMap { $0.memberBlock.members.map(\.decl) }.filter { !$0.isConditional }
        let properties = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(StoredProperty.all)
        guard !properties.isEmpty, parts.contains(where: { !$0.is(ExtensionDeclSyntax.self) }) else { return nil }
        let names = Set(properties.map(\.name))
        let initializers = members.compactMap(Routine.init).filter { $0.name == "init" && !$0.isConvenience }
        let scores = initializers.map {
            $0.names.filter(names.contains).count + $0.assignedNames.intersection(names).count
        }
        let best = zip(initializers, scores).filter { $0.1 == scores.max() }.map(\.0)
        self.name = name
        self.openings = openings
        self.properties = properties
        initializer = best.count == 1 ? best[0] : nil
    }

    private static func collect(
        _ members: [DeclSyntax],
        _ outer: String,
        _ openings: [String],
        _ types: inout [(name: String, openings: [String], parts: [any DeclGroupSyntax])]
    ) {
        for group in members.compactMap({ $0.asProtocol((any DeclGroupSyntax).self) }) where !group.isConditional {
            let name = outer.isEmpty ? group.typeName : outer + "." + group.typeName
            let openings = openings + [group.introducer.text + " " + group.typeName]
            if let index = types.firstIndex(where: { $0.name == name }) {
                types[index].parts.append(group)
                if !group.is(ExtensionDeclSyntax.self) { types[index].openings = openings }
            } else {
                types.append((name, openings, [group]))
            }
            collect(group.memberBlock.members.map(\.decl), name, openings, &types)
        }
    }
}

extension InitSource {
    /// What its initializer gives to parameters that are left out.
    var defaults: [(type: String, value: String)] {
        initializer?.clause.parameters.compactMap { parameter in
            parameter.defaultValue.map { (parameter.type.trimmedDescription, $0.value.trimmedDescription) }
        } ?? []
    }

    /// Whether callers have to pass every property.
    var isPassedInFull: Bool {
        let names = Set(properties.map(\.name))
        return defaults.isEmpty && initializer?.clause.parameters.contains { names.contains($0.name) } == true
    }
}
