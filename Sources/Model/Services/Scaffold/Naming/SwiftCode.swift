import DataSource

/// The words of Swift code, without what stands in comments and texts. Enough to tell whether a name occurs; the syntax
/// tree is for what has to be exact.
struct SwiftCode: Sendable {
    private let words: [String]
    /// Which of them come after a point.
    private let members: Set<Int>
    private let used: Set<String>

    init(_ bytes: Data) {
        self.init(SwiftWords(bytes))
    }

    /// Cheap for a file that holds none of the names.
    init(_ bytes: Data, about names: [[UInt8]]) {
        self.init(Self.holds(names, in: bytes) ? SwiftWords(bytes) : SwiftWords(Data()))
    }

    private init(_ words: SwiftWords) {
        self.init(words: words.words, members: words.members)
    }

    /// Whether one of the names is in a file, wherever.
    static func holds(_ names: [[UInt8]], in bytes: Data) -> Bool {
        names.contains(where: bytes.holds)
    }

    private init(words: [String], members: Set<Int>) {
        self.words = words
        self.members = members
        used = Set(words.indices.lazy.filter { !members.contains($0) }.map { words[$0] })
    }

    var isEmpty: Bool { words.isEmpty }

    /// By itself: `ListQuery.Match` is no `Match`.
    func uses(_ name: String) -> Bool { used.contains(name) }

    /// What stands in the declaration of a type and in its extensions.
    func inside(_ type: String) -> SwiftCode {
        var depth = 0
        var isInside = false
        var found: [String] = []
        var foundMembers: Set<Int> = []
        for (index, word) in words.enumerated() {
            if word == "{" { depth += 1 }
            if word == "}" { depth -= 1 }
            if depth == 0, introduces(type, at: index) { isInside = true }
            if isInside {
                if members.contains(index) { foundMembers.insert(found.count) }
                found.append(word)
            }
            if depth == 0, word == "}" { isInside = false }
        }
        return SwiftCode(words: found, members: foundMembers)
    }

    /// `extension Note.Status` says nothing of `Note`.
    private func introduces(_ type: String, at index: Int) -> Bool {
        guard words[index] == type, index > 0, index + 1 < words.count else { return false }
        let isIntroduced = words[index - 1] == "extension" || Self.typeIntroducers.contains(words[index - 1])
        return isIntroduced && ["{", ":"].contains(words[index + 1])
    }

    func extends(_ type: String) -> Bool {
        zip(words, words.dropFirst()).contains { $0 == "extension" && $1 == type }
    }

    /// Whether a property, a function, a parameter or a local has this name.
    func declares(_ name: String) -> Bool { declaredNames.contains(name) }

    /// Of properties, functions, parameters and locals.
    var declaredNames: Set<String> {
        var names: Set<String> = []
        var isSignature = false
        for (word, next) in zip(words, words.dropFirst()) {
            if Self.introducers.contains(word) { names.insert(next) }
            if word == "func" || word == "init" { isSignature = true }
            if word == "{" { isSignature = false }
            if isSignature, next == ":" { names.insert(word) }
        }
        return names
    }

    /// Those that it imports.
    var modules: Set<String> {
        Set(
            words.indices.filter { words[$0] == "import" }.compactMap { index in
                words[(index + 1)...].first { !Self.typeIntroducers.union(Self.introducers).contains($0) }
            }
        )
    }

    /// All types that it names in a declaration, wherever they stand.
    var allDeclaredTypes: Set<String> {
        Set(zip(words, words.dropFirst()).filter { Self.typeIntroducers.contains($0.0) }.map(\.1))
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

    var declaredProtocols: [String] {
        zip(words, words.dropFirst()).filter { $0.0 == "protocol" }.map(\.1)
    }

    /// Of code that is the inside of types: what their values have.
    var memberNames: Set<String> {
        var depth = 0
        var names: Set<String> = []
        for (word, next) in zip(words, words.dropFirst()) {
            if word == "{" { depth += 1 }
            if word == "}" { depth -= 1 }
            if depth == 1, Self.introducers.contains(word) { names.insert(next) }
        }
        return names
    }

    /// What any of its types says that it is.
    var allConformances: Set<String> { conformances { _ in true } }

    /// What the declaration of a type and its extensions say that it is.
    func conformances(of type: String) -> Set<String> { conformances { $0 == type } }

    /// Without `JSON` before it: a type is one thing in one way only.
    private func conformances(where isMeant: (String) -> Bool) -> Set<String> {
        let starts = words.indices.dropLast(2).filter { index in
            let isDeclaration = words[index] == "extension" || Self.typeIntroducers.contains(words[index])
            return isDeclaration && words[index + 2] == ":" && isMeant(words[index + 1])
        }
        let names = starts.flatMap { words[($0 + 3)...].prefix { $0 != "{" } }
        return Set(names.map { $0.hasPrefix("JSON") ? String($0.dropFirst(4)) : $0 })
    }

    private static let introducers: Set = ["let", "var", "func", "case", "for"]
    private static let typeIntroducers: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
}
