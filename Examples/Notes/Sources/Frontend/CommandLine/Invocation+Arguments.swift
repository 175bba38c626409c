extension Invocation {
    /// The options and the words in their places, as the command needs them.
    func completeArguments() throws -> Arguments {
        var complete = arguments
        var words = places[...]
        for argument in command.arguments {
            let taken = words.prefix(argument.isRepeated ? words.count : 1)
            words = words.dropFirst(taken.count)
            if taken.isEmpty && !argument.isOptional { throw UsageError.missingArgument(argument.name) }
            for word in taken { try complete.add(argument.checked(word, as: "<\(argument.name)>"), to: argument) }
        }
        if let word = words.first { throw UsageError.unexpectedArgument(word) }
        if let option = options.first(where: { $0.isRequired && !complete.has($0) }) {
            throw UsageError.missingOption("--" + option.name, expectation: option.expectation)
        }
        return complete
    }
}
