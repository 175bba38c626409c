extension String {
    /// The words of a name, however it is spelled: `userID`, `user-id` and `user id` have two. An acronym is one word:
    /// `HTTPServer` → `HTTP`, `Server`.
    public var words: [String] {
        split { !$0.isLetter && !$0.isNumber }.flatMap { part in
            let letters = Array(part)
            let starts = letters.indices.filter { letters.startsWord(at: $0) } + [letters.count]
            return zip(starts, starts.dropFirst()).map { String(letters[$0..<$1]) }
        }
    }

    /// `dueDate` → `due-date`
    public var kebabCased: String {
        words.map { $0.lowercased() }.joined(separator: "-")
    }
}

extension [Character] {
    fileprivate func startsWord(at index: Int) -> Bool {
        guard index > 0 else { return true }
        guard self[index].isUppercase else { return false }
        guard self[index - 1].isUppercase else { return true }
        return isLowercase(index + 1) && !isPlural(index + 1)
    }

    /// Whether the `s` at `index` ends an acronym, as in `UserIDs`.
    private func isPlural(_ index: Int) -> Bool {
        self[index] == "s" && !isLowercase(index + 1)
    }

    private func isLowercase(_ index: Int) -> Bool {
        index < count && self[index].isLowercase
    }
}
