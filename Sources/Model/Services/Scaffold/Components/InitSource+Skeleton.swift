import SwiftSyntax

extension InitSource {
    /// The initializer as it should be: what is there to the letter, and what is missing in the order of the properties.
    /// - Parameter value: the default of a new parameter; nil for none.
    func skeleton(_ value: (StoredProperty) throws -> String?) rethrows -> String {
        let new = missing
        let parameters = try parameters(adding: new.filter { taken($0) == nil }, value)
        let kept = initializer?.assignments.map(\.name) ?? []
        let rows = properties.filter { kept.contains($0.name) || new.contains($0) }.map { property in
            taken(property) ?? "self.\(property.name.escaped) = \(property.name.escaped)"
        }
        let list = parameters.dropLast().map { "    " + $0 + "," } + parameters.suffix(1).map { "    " + $0 }
        let routine = ["init("] + list + [") {"] + rows.map { "    " + $0 } + ["}"]
        let lines = openings.reversed().reduce(routine) { [$1 + " {"] + $0.map { "    " + $0 } + ["}"] }
        return lines.map { $0 + "\n" }.joined()
    }

    private func parameters(
        adding new: [StoredProperty],
        _ value: (StoredProperty) throws -> String?
    ) rethrows -> [String] {
        var parameters = initializer?.clause.parameters.map { (name: $0.name, text: $0.textWithoutComma) } ?? []
        for property in new {
            let type = (property.isClosure ? "@escaping " : "") + property.type
            let text = "\(property.name.escaped): \(type)" + (try value(property).map { " = " + $0 } ?? "")
            let later = properties.drop { $0 != property }.dropFirst().map(\.name)
            let index = parameters.firstIndex { later.contains($0.name) } ?? parameters.count
            parameters.insert((property.name, text), at: index)
        }
        return parameters.map(\.text)
    }

    /// A service or a client of the app comes from the dependencies, where an initializer has them.
    private func taken(_ property: StoredProperty) -> String? {
        let dependencies = initializer?.clause.parameters.first {
            $0.type.trimmedDescription == DependenciesService.type
        }
        guard let dependencies, property.isPrivate, property.name.lowercased() == property.type.lowercased() else {
            return nil
        }
        return switch true {
        case property.type.hasSuffix("Service"): "\(property.name) = \(property.type)(\(dependencies.name))"
        case property.type.hasSuffix("Client"): "\(property.name) = \(dependencies.name).\(property.name)"
        default: nil
        }
    }
}

extension FunctionParameterSyntax {
    fileprivate var textWithoutComma: String {
        var parameter = self
        parameter.trailingComma = nil
        return parameter.trimmedDescription
    }
}
