extension Identifier {
    /// A plain rule: what ends like a plural is taken for one. A person who knows better passes the plural.
    public var plural: Identifier {
        Identifier(words: words.dropLast() + [words[words.count - 1].plural])
    }
}

extension String {
    fileprivate var plural: String {
        let end = lowercased()
        return switch true {
        case isAcronym, last?.isNumber == true: self + "s"
        case hasSuffix(any: "ss", "us", "is", "x", "z", "ch", "sh"): self + "es"
        case end.hasSuffix("s"): self
        case end.hasSuffix("y") && !hasSuffix(any: "ay", "ey", "iy", "oy", "uy"): dropLast() + "ies"
        default: self + "s"
        }
    }

    private func hasSuffix(any suffixes: String...) -> Bool {
        suffixes.contains { lowercased().hasSuffix($0) }
    }
}
