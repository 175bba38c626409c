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
        guard line.hasMark else { return [.literal(line)] }
        var pieces: [Piece] = []
        var rest = line
        while let start = rest.firstIndex(where: \.isIdentifierPart) {
            if start > rest.startIndex { pieces.append(.literal(rest[..<start])) }
            let end = rest[start...].firstIndex { !$0.isIdentifierPart } ?? rest.endIndex
            let word = rest[start..<end]
            try checkSpelling(word) { place(line.distance(from: line.startIndex, to: start) + $0) }
            pieces += self.pieces(of: word)
            rest = rest[end...]
        }
        return pieces + (rest.isEmpty ? [] : [.literal(rest)])
    }

    /// Backticks come after composing: `__field__` may need them, `is__Field__` does not.
    private func pieces(of word: Substring) -> [Piece] {
        guard word.hasMark else { return [.literal(word)] }
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
        while let found = word[start...].firstRange(of: "__") {
            start = found.lowerBound
            let rest = word[start...]
            let ends = rest.dropFirst(2).ranges(of: "__").map(\.upperBound)
            for end in ends.reversed() {
                guard let value = values[String(rest[..<end])] else { continue }
                return (start..<end, value.text)
            }
            start = word.index(after: start)
        }
        return nil
    }

    private func checkSpelling(_ word: Substring, place: (Int) -> TemplatePlace) throws {
        guard word.hasMark else { return }
        for part in unknownParts(of: word) {
            guard let start = part.firstRange(of: "__"), let end = part[start.upperBound...].firstRange(of: "__") else {
                continue
            }
            let candidate = String(part[start.lowerBound..<end.upperBound])
            let offset = word.distance(from: word.startIndex, to: start.lowerBound)
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

    fileprivate var alone: String {
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
    /// Whether a placeholder can be in it: two underscores. Each line is asked, so this looks at bytes.
    fileprivate var hasMark: Bool {
        let underscore = UInt8(ascii: "_")
        return zip(utf8, utf8.dropFirst()).contains { $0 == underscore && $1 == underscore }
    }
}

extension Character {
    fileprivate var isIdentifierPart: Bool { self == "_" || isLetter || isNumber }
}
