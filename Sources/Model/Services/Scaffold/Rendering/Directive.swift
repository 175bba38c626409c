import DataSource

/// A line of a template that speaks to luca: `// luca:for field`.
enum Directive: Equatable, CustomStringConvertible {
    case loop(String)
    case condition(String)
    case otherwise
    /// The lines of a shared file stand here.
    case include(String)
    /// The lines up to the end are taken to the letter.
    case raw
    case end

    init?(_ words: String) {
        let parts = words.split { $0 == " " || $0 == "\t" }.map(String.init)
        switch (parts.first, parts.count) {
        case ("for", 2): self = .loop(parts[1])
        case ("if", 2): self = .condition(parts[1])
        case ("else", 1): self = .otherwise
        case ("include", 2): self = .include(parts[1])
        case ("raw", 1): self = .raw
        case ("end", 1): self = .end
        default: return nil
        }
    }

    /// What follows `luca:` in a comment that fills its line; nil in any other line.
    static func words(_ line: Substring) -> String? {
        // Each line is asked, so this looks at bytes.
        let text = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
        guard let opening = openings.first(where: { text.utf8.starts(with: $0.utf8) }) else { return nil }
        let words = text.dropFirst(opening.count).prefix { $0 != "\r" }
        let end = words.firstRange(of: " -->")?.lowerBound ?? words.endIndex
        return String(words[..<end])
    }

    private static let openings = ["// luca:", "# luca:", "<!-- luca:"]

    /// How the one is written that `words` most likely mean.
    static func nearest(to words: String) -> String? {
        let forms = [
            "for": "for NAME", "if": "if NAME", "else": "else", "include": "include NAME", "raw": "raw", "end": "end",
        ]
        let word = String(words.prefix { $0 != " " && $0 != "\t" })
        return forms[word] ?? word.nearest(among: forms.keys.sorted()).flatMap { forms[$0] }
    }

    var description: String {
        switch self {
        case let .loop(name): "for " + name
        case let .condition(name): "if " + name
        case .otherwise: "else"
        case let .include(name): "include " + name
        case .raw: "raw"
        case .end: "end"
        }
    }
}
