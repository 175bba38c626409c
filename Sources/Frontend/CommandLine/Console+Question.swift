extension Console {
    /// The words that a person types for an argument, which the question names; nil where nobody can be asked.
    func words(for argument: Parameter) -> [String]? {
        guard let question = argument.question else { return nil }
        while let answer = ask("\(question) (\(argument.place)): ") {
            let words = argument.isRepeated ? answer.typedWords : [answer.trimmed].filter { !$0.isEmpty }
            if !words.isEmpty || argument.isOptional { return words }
        }
        return nil
    }
}

extension String {
    /// The words of a line, as a shell has them: those in quotes are one.
    fileprivate var typedWords: [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in self {
            switch character {
            case quote: quote = nil
            case "'" where quote == nil, "\"" where quote == nil: (quote, word) = (character, word ?? "")
            case _ where character.isWhitespace && quote == nil:
                words += [word].compactMap(\.self)
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + [word].compactMap(\.self)
    }

    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
    }
}
