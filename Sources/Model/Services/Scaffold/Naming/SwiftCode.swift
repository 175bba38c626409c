import DataSource

/// The words of Swift code, without what stands in comments and texts. Enough to tell whether a name occurs; the syntax
/// tree is for what has to be exact.
struct SwiftCode {
    private let words: [Substring]

    init(_ bytes: Data) {
        words = Self.words(of: bytes)
    }

    /// Cheap for a file that holds none of the names.
    init(_ bytes: Data, about names: Set<String>) {
        words = names.contains { bytes.contains(text: $0) } ? Self.words(of: bytes) : []
    }

    func uses(_ name: String) -> Bool {
        words.contains { $0 == name }
    }

    /// Whether a property, a function, a parameter or a local has this name.
    func declares(_ name: String) -> Bool {
        words.indices.contains { index in
            guard words[index] == name else { return false }
            let isNamed = index > 0 && Self.introducers.contains(words[index - 1])
            return isNamed || words.indices.contains(index + 1) && words[index + 1] == ":"
        }
    }

    func declaresType(_ name: String) -> Bool {
        declaredTypes.contains(name)
    }

    var declaredTypes: [String] {
        zip(words, words.dropFirst()).filter { Self.typeIntroducers.contains($0.0) }.map { String($0.1) }
    }

    private static let introducers: Set<Substring> = ["let", "var", "func", "case"]
    private static let typeIntroducers: Set<Substring> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    /// Identifiers and colons.
    private static func words(of bytes: Data) -> [Substring] {
        var words: [Substring] = []
        var rest = String(decoding: bytes, as: UTF8.self)[...]
        while let first = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if rest.hasPrefix("\"\"\"") {
                rest = afterText(rest.dropFirst(3), closing: "\"\"\"")
            } else if first == "\"" {
                rest = afterText(rest.dropFirst(), closing: "\"")
            } else if first.isLetter || first == "_" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                words.append(word)
                rest = rest[word.endIndex...]
            } else {
                if first == ":" { words.append(rest.prefix(1)) }
                rest = rest.dropFirst()
            }
        }
        return words
    }

    private static func afterText(_ text: Substring, closing: String) -> Substring {
        var rest = text
        while !rest.isEmpty && !rest.hasPrefix(closing) { rest = rest.dropFirst(rest.hasPrefix("\\") ? 2 : 1) }
        return rest.dropFirst(closing.count)
    }
}

extension Data {
    fileprivate func contains(text: String) -> Bool {
        let wanted = Array(text.utf8)
        return withUnsafeBytes { bytes in
            guard bytes.count >= wanted.count else { return false }
            return (0...(bytes.count - wanted.count)).contains { start in
                bytes[start] == wanted[0] && wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
            }
        }
    }
}
