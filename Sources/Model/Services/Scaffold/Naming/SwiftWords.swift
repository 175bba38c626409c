import DataSource

/// Takes code apart: identifiers, braces and colons, in order.
struct SwiftWords {
    private(set) var words: [String] = []
    /// Which of them come after a point.
    private(set) var members: Set<Int> = []
    private let bytes: [UInt8]
    private var index = 0

    init(_ data: Data) {
        bytes = Array(data)
        while index < bytes.count { takeNext() }
    }

    private mutating func takeNext() {
        switch bytes[index] {
        case UInt8(ascii: "/") where isAt("//"): skip(to: "\n")
        case UInt8(ascii: "/") where isAt("/*"): skipComment()
        case UInt8(ascii: "#"): skipRawText()
        case UInt8(ascii: "\"") where isAt("\"\"\""): skipText("\"\"\"")
        case UInt8(ascii: "\""): skipText("\"")
        case UInt8(ascii: "{"): takeSign("{")
        case UInt8(ascii: "}"): takeSign("}")
        case UInt8(ascii: ":"): takeSign(":")
        case let byte where byte.isWordPart: takeWord()
        default: index += 1
        }
    }

    private mutating func takeSign(_ sign: String) {
        words.append(sign)
        index += 1
    }

    private mutating func skipRawText() {
        guard let quote = rawQuote else {
            index += 1
            return
        }
        skip(quote.opening)
        while index < bytes.count, !isAt(quote.closing) { index += 1 }
        skip(quote.closing)
    }

    private mutating func takeWord() {
        let start = index
        while index < bytes.count, bytes[index].isWordPart { index += 1 }
        // `0..<Note` names it.
        let isMember = start > 0 && bytes[start - 1] == Self.point && (start == 1 || bytes[start - 2] != Self.point)
        if isMember { members.insert(words.count) }
        words.append(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private static let point = UInt8(ascii: ".")

    private mutating func skip(to end: StaticString) {
        while index < bytes.count, !isAt(end) { index += 1 }
        index += end.utf8CodeUnitCount
    }

    /// One may lie in another.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            depth += isAt("/*") ? 1 : isAt("*/") ? -1 : 0
            index += isAt("/*") || isAt("*/") ? 2 : 1
        } while depth > 0 && index < bytes.count
    }

    /// How a text with number signs begins here, and how it ends: in it, quotes and backslashes are letters.
    private var rawQuote: (opening: [UInt8], closing: [UInt8])? {
        guard bytes[index] == UInt8(ascii: "#") else { return nil }
        let signs = Array(bytes[index...].prefix { $0 == UInt8(ascii: "#") })
        let rest = bytes[(index + signs.count)...]
        let quotes = rest.prefix { $0 == UInt8(ascii: "\"") }.count
        guard quotes > 0 else { return nil }
        let isOneLine = quotes < 3 || rest.dropFirst(3).first == UInt8(ascii: "#")
        let quote = [UInt8](repeating: UInt8(ascii: "\""), count: isOneLine ? 1 : 3)
        return (signs + quote, quote + signs)
    }

    private mutating func skip(_ text: [UInt8]) { index += text.count }

    private func isAt(_ text: [UInt8]) -> Bool { bytes[index...].starts(with: text) }

    /// A quote alone, as in a regular expression, reaches no further than its line.
    private mutating func skipText(_ quote: StaticString) {
        index += quote.utf8CodeUnitCount
        let isOneLine = quote.utf8CodeUnitCount == 1
        while index < bytes.count, !isAt(quote), !(isOneLine && isAt("\n")) {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += quote.utf8CodeUnitCount
    }

    private func isAt(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            guard index + text.count <= bytes.count else { return false }
            return text.indices.allSatisfy { bytes[index + $0] == text[$0] }
        }
    }
}

extension UInt8 {
    fileprivate var isWordPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
