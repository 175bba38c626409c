import DataSource

/// The words of Swift code, without what stands in comments and texts. Enough to tell whether a name occurs; the syntax
/// tree is for what has to be exact.
struct SwiftCode {
    private let words: [String]

    init(_ bytes: Data) {
        words = SwiftWords(bytes).words
    }

    /// Cheap for a file that holds none of the names.
    init(_ bytes: Data, about names: [[UInt8]]) {
        let isWorthIt = bytes.withUnsafeBytes { bytes in names.contains { bytes.holds($0) } }
        words = isWorthIt ? SwiftWords(bytes).words : []
    }

    func uses(_ name: String) -> Bool {
        words.contains(name)
    }

    func extends(_ type: String) -> Bool {
        zip(words, words.dropFirst()).contains { $0 == "extension" && $1 == type }
    }

    /// Whether a property, a function, a parameter or a local has this name.
    func declares(_ name: String) -> Bool {
        words.indices.contains { index in
            guard words[index] == name else { return false }
            let isNamed = index > 0 && Self.introducers.contains(words[index - 1])
            return isNamed || words.indices.contains(index + 1) && words[index + 1] == ":"
        }
    }

    /// Those that other files see by their bare name: not private, and in no other type.
    var declaredTypes: [String] {
        var depth = 0
        var isElsewhere = false
        var types: [String] = []
        for (word, next) in zip(words, words.dropFirst()) {
            switch word {
            case "{": depth += 1
            case "}": depth -= 1
            case "private", "fileprivate": isElsewhere = true
            // `import struct Module.Type` declares none, and `import Module` says nothing of what follows.
            case "import": isElsewhere = Self.typeIntroducers.contains(next)
            case _ where Self.typeIntroducers.contains(word):
                if depth == 0 && !isElsewhere { types.append(next) }
                isElsewhere = false
            case "let", "var", "func", "extension": isElsewhere = false
            default: break
            }
        }
        return types
    }

    /// What the declaration of a type and its extensions say that it is, without `JSON` before it: a type is one thing in
    /// one way only.
    func conformances(of type: String) -> Set<String> {
        let starts = words.indices.dropLast(2).filter { index in
            let isDeclaration = words[index] == "extension" || Self.typeIntroducers.contains(words[index])
            return isDeclaration && words[index + 1] == type && words[index + 2] == ":"
        }
        let names = starts.flatMap { words[($0 + 3)...].prefix { $0 != "{" } }
        return Set(names.map { $0.hasPrefix("JSON") ? String($0.dropFirst(4)) : $0 })
    }

    private static let introducers: Set = ["let", "var", "func", "case"]
    private static let typeIntroducers: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
}

extension UnsafeRawBufferPointer {
    fileprivate func holds(_ wanted: [UInt8]) -> Bool {
        guard count >= wanted.count, let first = wanted.first else { return false }
        return (0...(count - wanted.count)).contains { start in
            self[start] == first && wanted.indices.allSatisfy { self[start + $0] == wanted[$0] }
        }
    }
}
