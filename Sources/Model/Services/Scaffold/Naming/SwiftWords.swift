import DataSource

/// Takes code apart: identifiers, braces and colons, in order.
struct SwiftWords {
    private(set) var words: [String] = []
    private let bytes: [UInt8]
    private var index = 0

    init(_ data: Data) {
        bytes = Array(data)
        while index < bytes.count { takeNext() }
    }

    private mutating func takeNext() {
        if isAt("//") {
            skip(to: "\n")
        } else if isAt("/*") {
            skip(to: "*/")
        } else if isAt("\"\"\"") {
            skipText("\"\"\"")
        } else if isAt("\"") {
            skipText("\"")
        } else if bytes[index].isWordPart {
            takeWord()
        } else {
            if "{}:".utf8.contains(bytes[index]) { words.append(String(decoding: [bytes[index]], as: UTF8.self)) }
            index += 1
        }
    }

    private mutating func takeWord() {
        let word = bytes[index...].prefix { $0.isWordPart }
        words.append(String(decoding: word, as: UTF8.self))
        index = word.endIndex
    }

    private mutating func skip(to end: StaticString) {
        while index < bytes.count, !isAt(end) { index += 1 }
        index += end.utf8CodeUnitCount
    }

    private mutating func skipText(_ quote: StaticString) {
        index += quote.utf8CodeUnitCount
        while index < bytes.count, !isAt(quote) { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
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
