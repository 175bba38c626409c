extension Invocation {
    /// The options and the words in their places, as the command needs them.
    ///
    /// - Parameter ask: the words that a person types for an argument that is missing; nil where nobody can be asked.
    func completeArguments(asking ask: (Parameter) -> [String]? = { _ in nil }) throws -> Arguments {
        var complete = arguments
        var words = places[...]
        var isAsked = false
        for argument in command.arguments {
            var taken = Array(words.prefix(argument.isRepeated ? words.count : 1))
            words = words.dropFirst(taken.count)
            if taken.isEmpty, !argument.isOptional || isAsked, let answer = ask(argument) {
                taken = answer
                isAsked = true
            }
            if taken.isEmpty && !argument.isOptional { throw UsageError.missingArgument(argument.name) }
            for word in taken { try complete.add(argument.checked(word, as: "<\(argument.name)>"), to: argument) }
        }
        if let word = words.first { throw UsageError.unexpectedArgument(word) }
        if let option = options.first(where: { $0.isRequired && !complete.has($0) }) {
            throw UsageError.missingOption("--" + option.name, expectation: option.expectation)
        }
        return complete
    }

    /// The argument that the next word would be.
    var nextArgument: Parameter? {
        let rest = command.arguments.dropFirst(places.count)
        return rest.first ?? command.arguments.last { $0.isRepeated }
    }

    /// As many as there are.
    var givenArguments: Arguments {
        zip(command.arguments, places).reduce(into: arguments) { $0.add($1.1, to: $1.0) }
    }
}
