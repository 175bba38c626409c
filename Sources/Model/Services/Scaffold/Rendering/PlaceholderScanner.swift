import DataSource

/// Puts values in the place of `__placeholders__`, identifier by identifier.
struct PlaceholderScanner {
    let values: [String: RenderContext.Value]

    /// - Parameter place: says where a misspelt placeholder stands, from its offset in characters.
    func replaced(_ line: Substring, place: (Int) -> (path: String, line: Int, column: Int)) throws -> String {
        guard line.utf8.contains(UInt8(ascii: "_")) else { return String(line) }
        var result = ""
        var rest = line
        while let start = rest.firstIndex(where: \.isIdentifierPart) {
            result += rest[..<start]
            let end = rest[start...].firstIndex { !$0.isIdentifierPart } ?? rest.endIndex
            let word = rest[start..<end]
            try checkSpelling(word) { place(line.distance(from: line.startIndex, to: start) + $0) }
            result += replaced(word)
            rest = rest[end...]
        }
        return result + rest
    }

    /// Backticks come after composing: `__field__` may need them, `is__Field__` does not.
    private func replaced(_ word: Substring) -> String {
        guard word.contains("__") else { return String(word) }
        if let value = values[String(word)] { return value.alone }
        var result = ""
        var rest = word
        while let next = nextPlaceholder(in: rest) {
            result += rest[..<next.range.lowerBound] + next.value
            rest = rest[next.range.upperBound...]
        }
        return result + rest
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

    private func checkSpelling(_ word: Substring, place: (Int) -> (path: String, line: Int, column: Int)) throws {
        guard word.contains("__") else { return }
        var rest = word
        while let next = nextPlaceholder(in: rest) { rest = rest[next.range.upperBound...] }
        guard let start = rest.firstRange(of: "__"), let end = rest[start.upperBound...].firstRange(of: "__") else {
            return
        }
        let candidate = String(rest[start.lowerBound..<end.upperBound])
        guard let nearest = values.keys.sorted().first(where: { $0.distance(to: candidate) == 1 }) else { return }
        let (path, line, column) = place(word.distance(from: word.startIndex, to: start.lowerBound))
        throw TemplateError.misspelt(candidate, nearest: nearest, path: path, line: line, column: column)
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

extension Character {
    fileprivate var isIdentifierPart: Bool { self == "_" || isLetter || isNumber }
}
