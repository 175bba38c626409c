import DataSource

extension ProjectStyle {
    /// Nil where there is no store to learn from.
    static func storeSuffix(in lines: [Substring]) -> String? {
        let names = lines.compactMap(\.declaredStore)
        return names.map { $0.hasSuffix("Store") ? "Store" : "" }.mostFrequent
    }

    static func attributes(in lines: [Substring]) -> Attributes? {
        let lines = lines.filter(\.isOutermost).map { $0.split(separator: " ") }
        return zip(lines, lines.dropFirst()).compactMap { line, next -> Attributes? in
            switch Set(line.prefix(2)) {
            case ["@MainActor", "@Observable"]: line.count == 2 ? .above : .beside
            case ["@MainActor"] where next == ["@Observable"], ["@Observable"] where next == ["@MainActor"]: .stacked
            default: nil
            }
        }.mostFrequent
    }

    func placingAttributes(in text: String) -> String {
        switch attributes {
        case .beside: text
        case .above: text.replacing("@MainActor @Observable public", with: "@MainActor @Observable\npublic")
        case .stacked: text.replacing("@MainActor @Observable public", with: "@MainActor\n@Observable\npublic")
        }
    }
}

extension Substring {
    fileprivate var isOutermost: Bool { !utf8.isEmpty && first?.isWhitespace == false }

    /// `Foo` of `public final class Foo: Composable {`.
    fileprivate var declaredStore: Substring? {
        guard isOutermost, contains("Composable") else { return nil }
        let words = split(separator: " ")
        let name = words.firstIndex(of: "class").map { words[($0 + 1)...].first }
        return name??.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}

extension Sequence where Element: Hashable {
    /// The element there is most of; nil where two share that place, or where there is none.
    var mostFrequent: Element? {
        let counts = reduce(into: [Element: Int]()) { $0[$1, default: 0] += 1 }.sorted { $0.value > $1.value }
        return counts.count > 1 && counts[0].value == counts[1].value ? nil : counts.first?.key
    }
}
