import DataSource
import TestSupport
import Testing

/// A line of a table in `Fixtures/Names`: what somebody asks for, and what comes of it.
struct NameRow: Sendable, CustomTestStringConvertible {
    let sign: Character
    let asked: String
    let answer: String

    /// `+ SKU -> SKU sku sku`; nil for comments and empty lines.
    init?(_ line: some StringProtocol) {
        guard let sign = line.first, sign != "#", let arrow = line.firstRange(of: " -> ") else { return nil }
        self.sign = sign
        asked = String(line[..<arrow.lowerBound].dropFirst(2))
        answer = String(line[arrow.upperBound...])
    }

    /// Whether the others are tried where this one is there already.
    var isFirst: Bool { sign == "*" }

    var isTaken: Bool { sign != "-" }

    /// Where a plural may follow.
    var name: String { String(asked.prefix { $0 != " " }) }

    var plural: String? { asked.firstIndex(of: " ").map { String(asked[asked.index(after: $0)...]) } }

    var testDescription: String { asked }

    /// The rows of a table, in their order.
    static func all(of name: String) -> [NameRow] {
        let path = Checkout.path + "/Fixtures/Names/\(name).txt"
        let text = (try? String(contentsOf: URL(filePath: path), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { NameRow($0) }
    }
}
