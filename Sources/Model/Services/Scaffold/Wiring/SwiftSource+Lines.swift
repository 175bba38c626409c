import SwiftSyntax

extension SwiftSource {
    static let lineLength = 120

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func lineStart(of offset: Int) -> Int {
        let start = bytes[..<offset].lastIndex(where: Self.isNewline).map { $0 + 1 } ?? 0
        return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
    }

    func lineEnd(of offset: Int) -> Int {
        bytes[offset...].firstIndex(where: Self.isNewline) ?? bytes.count
    }

    func lineLength(at offset: Int) -> Int {
        text(lineStart(of: offset)..<lineEnd(of: offset)).count
    }

    /// The blanks that the line of `offset` begins with.
    func indentation(at offset: Int) -> String {
        blanks(after: lineStart(of: offset))
    }

    func startsLine(_ offset: Int) -> Bool {
        bytes[lineStart(of: offset)..<offset].allSatisfy(Self.isBlank)
    }

    func isOneLine(_ range: Range<Int>) -> Bool {
        !bytes[range].contains(where: Self.isNewline)
    }

    func blanks(before offset: Int) -> String {
        let start = bytes[..<offset].lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? 0
        return text(start..<offset)
    }

    func blanks(after offset: Int) -> String {
        text(offset..<(bytes[offset...].firstIndex { !Self.isBlank($0) } ?? bytes.count))
    }

    func hasBlankLine(in range: Range<Int>) -> Bool {
        var isEmpty = false
        for byte in bytes[range] {
            if byte == UInt8(ascii: "\n"), isEmpty { return true }
            if byte == UInt8(ascii: "\n") { isEmpty = true } else if !Self.isBlank(byte), byte != 13 { isEmpty = false }
        }
        return false
    }

    /// How the lines around `offset` end: the line before decides where they differ.
    func newline(at offset: Int) -> String {
        let end =
            bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? bytes[offset...].firstIndex(of: UInt8(ascii: "\n"))
        guard let end else { return "\n" }
        return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
