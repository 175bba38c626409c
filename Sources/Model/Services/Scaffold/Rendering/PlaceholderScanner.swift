import DataSource

/// Puts values in the place of `__placeholders__`, identifier by identifier.
struct PlaceholderScanner {
    let values: [String: RenderContext.Value]

    /// What became of a part of a line.
    struct Piece {
        var text: String
        var source: Substring
        /// Whether nothing was replaced in it.
        var isLiteral: Bool
    }

    /// - Parameter place: says where a misspelt placeholder stands, from its offset in characters.
    func replaced(_ line: Substring, place: (Int) -> TemplatePlace) throws -> String {
        try pieces(of: line, place: place).map(\.text).joined()
    }

    /// Together they are the line. See `replaced`.
    func pieces(of line: Substring, place: (Int) -> TemplatePlace) throws -> [Piece] {
        var pieces: [Piece] = []
        var rest = line
        while let word = rest.firstMarkedWord {
            if word.startIndex > rest.startIndex { pieces.append(.literal(rest[..<word.startIndex])) }
            try checkSpelling(word) { place(line.distance(from: line.startIndex, to: word.startIndex) + $0) }
            pieces += self.pieces(of: word)
            rest = rest[word.endIndex...]
        }
        return pieces + (rest.isEmpty && !pieces.isEmpty ? [] : [.literal(rest)])
    }

    /// Backticks come after composing: `__field__` may need them, `is__Field__` does not.
    private func pieces(of word: Substring) -> [Piece] {
        if let value = values[String(word)] { return [Piece(text: value.alone, source: word, isLiteral: false)] }
        var pieces: [Piece] = []
        var rest = word
        while let next = nextPlaceholder(in: rest) {
            if next.range.lowerBound > rest.startIndex { pieces.append(.literal(rest[..<next.range.lowerBound])) }
            pieces.append(Piece(text: next.value, source: rest[next.range], isLiteral: false))
            rest = rest[next.range.upperBound...]
        }
        return pieces + (rest.isEmpty ? [] : [.literal(rest)])
    }

    private func nextPlaceholder(in word: Substring) -> (range: Range<Substring.Index>, value: String)? {
        var start = word.startIndex
        while let mark = word[start...].marks.first {
            start = mark.lowerBound
            for end in word[mark.upperBound...].marks.map(\.upperBound).reversed() {
                guard let value = values[String(word[start..<end])] else { continue }
                return (start..<end, value.text)
            }
            start = word.index(after: start)
        }
        return nil
    }

    private func checkSpelling(_ word: Substring, place: (Int) -> TemplatePlace) throws {
        for part in unknownParts(of: word) {
            let marks = part.marks
            guard marks.count > 1 else { continue }
            let candidate = String(part[marks[0].lowerBound..<marks[1].upperBound])
            let offset = word.distance(from: word.startIndex, to: marks[0].lowerBound)
            if PlaceholderNames.all.contains(candidate) { throw TemplateError.outOfPlace(candidate, at: place(offset)) }
            guard let nearest = values.keys.sorted().first(where: { $0.distance(to: candidate) == 1 }) else { continue }
            throw TemplateError.misspelt(candidate, nearest: nearest, at: place(offset))
        }
    }

    /// What stands before, between and after the placeholders.
    private func unknownParts(of word: Substring) -> [Substring] {
        var parts: [Substring] = []
        var rest = word
        while let next = nextPlaceholder(in: rest) {
            parts.append(rest[..<next.range.lowerBound])
            rest = rest[next.range.upperBound...]
        }
        return parts + [rest]
    }
}

extension RenderContext.Value {
    /// As a part of a longer word.
    var text: String {
        switch self {
        case let .code(text), let .name(text, _), let .text(text): text
        }
    }

    var alone: String {
        switch self {
        case let .code(code): code.escaped
        case let .name(_, alone): alone
        case let .text(text): text
        }
    }
}

extension PlaceholderScanner.Piece {
    fileprivate static func literal(_ text: Substring) -> Self {
        Self(text: String(text), source: text, isLiteral: true)
    }
}

extension Substring {
    /// The first identifier that a placeholder can be in: one with two underscores.
    fileprivate var firstMarkedWord: Substring? {
        guard let mark = marks.first else { return nil }
        let start = self[..<mark.lowerBound].lastIndex { !$0.isIdentifierPart }.map(index(after:)) ?? startIndex
        return self[start...].prefix(while: \.isIdentifierPart)
    }

    /// Where two underscores stand, one after the other. Each line is asked, so this looks at bytes.
    fileprivate var marks: [Range<Index>] {
        let underscore = UInt8(ascii: "_")
        var marks: [Range<Index>] = []
        var rest = utf8[...]
        while let start = rest.firstIndex(of: underscore) {
            rest = rest[start...].dropFirst()
            guard rest.first == underscore else { continue }
            rest = rest.dropFirst()
            marks.append(start..<rest.startIndex)
        }
        return marks
    }
}

extension Character {
    fileprivate var isIdentifierPart: Bool { self == "_" || isLetter || isNumber }
}
