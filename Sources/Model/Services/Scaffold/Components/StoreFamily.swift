/// A store and the one that becomes its child, with what the tests give to their initializers.
struct StoreFamily {
    let parent: StoreSource
    let parentSamples: [String]
    let child: StoreSource
    let childSamples: [String]

    /// The parameters of the child with their values: what must be given comes with the action, dependencies last.
    var given: [(parameter: StoreSource.Parameter, sample: String)] {
        let all = zip(child.required, childSamples).map { (parameter: $0, sample: $1) }
        return all.filter { !$0.parameter.isDependencies } + all.filter(\.parameter.isDependencies)
    }

    /// The modules whose types the child is given, where no other one passes them on.
    var imports: [String] {
        let isGivenTypes = given.contains { !$0.parameter.isDependencies }
        return isGivenTypes ? ["DataSource", "Foundation"].filter(child.imports.contains) : []
    }

    /// Whether tests give them values that may be of DataSource.
    var hasSamples: Bool {
        zip(parent.required + child.required, parentSamples + childSamples).contains { parameter, sample in
            !parameter.isDependencies && sample != "nil"
        }
    }

    var needsDependencies: Bool { (parent.required + child.required).contains(where: \.isDependencies) }

    /// A type that no value is known of.
    var unknownSample: String? { (parentSamples + childSamples).first { $0.hasPrefix("<#") } }

    /// What tells the parent that the child is done.
    var closing: String? { ["doneButtonTapped", "cancelButtonTapped"].first { child.hasAction($0) } }

    /// The child, made by its parent.
    var call: String { child.type + arguments(child.required, child.required.map(\.name)) }

    /// The parent, made by a test.
    var parentSample: String {
        let arguments = arguments(parent.required, parentSamples)
        return parent.type + (arguments.isEmpty ? "()" : arguments)
    }

    private func arguments(_ parameters: [StoreSource.Parameter], _ values: [String]) -> String {
        let list = zip(parameters, values).map { parameter, value in (parameter.label.map { $0 + ": " } ?? "") + value }
        return list.isEmpty ? "" : "(" + list.joined(separator: ", ") + ")"
    }
}
