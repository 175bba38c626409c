extension String {
    /// The words of a name in any spelling: `HTTPServer` → HTTP Server, `userID` → user ID, `reading-list` → reading list.
    public var words: [String] {
        var words: [String] = []
        var word = ""
        let letters = Array(self)
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                words.append(word)
                word = ""
                continue
            }
            if Self.startsWord(letters, index) {
                words.append(word)
                word = ""
            }
            word.append(letter)
        }
        return (words + [word]).filter { !$0.isEmpty }
    }

    /// `userID` → `user-id`.
    public var kebabCased: String {
        words.joined(separator: "-").lowercased()
    }

    private static func startsWord(_ letters: [Character], _ index: Int) -> Bool {
        guard index > 0, letters[index].isUppercase else { return false }
        guard letters[index - 1].isUppercase else { return true }
        return index + 1 < letters.count && letters[index + 1].isLowercase
    }
}
