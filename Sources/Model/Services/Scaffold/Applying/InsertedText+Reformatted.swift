import DataSource

extension InsertedText {
    /// Where the text stands if only its blanks and line ends have changed, as formatters change them; with those at its
    /// ends that came with it. Nil where there is no such place, or more than one.
    func reformattedRange(in bytes: [UInt8]) -> Range<Int>? {
        let wanted = text.utf8.filter { !$0.isBlank }
        let solid = bytes.indices.filter { !bytes[$0].isBlank }
        guard !wanted.isEmpty, wanted.count <= solid.count else { return nil }
        let ranges = (0...(solid.count - wanted.count)).lazy
            .filter { start in zip(solid[start...], wanted).allSatisfy { bytes[$0] == $1 } }
            .map { start in solid[start]..<(solid[start + wanted.count - 1] + 1) }
            .filter { range in follows(bytes[..<range.lowerBound]) && precedes(bytes[range.upperBound...]) }
        guard let range = ranges.first, ranges.dropFirst().isEmpty else { return nil }
        return widened(range, in: bytes)
    }

    /// By the blanks and line ends that the text had; lines that were two before it came are never made one.
    private func widened(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        let start = range.lowerBound - leadingBlanks.reversed().extent(in: bytes[..<range.lowerBound].reversed())
        let end = range.upperBound + trailingBlanks.extent(in: bytes[range.upperBound...])
        let wereOne = !before.utf8.allSatisfy(\.isBlank) && !after.utf8.allSatisfy(\.isBlank)
        let areOne = bytes[..<start].last != .newline && bytes[end...].first.map { !$0.isBlank } == true
        if areOne, !wereOne, let first = bytes[start..<range.lowerBound].firstIndex(of: .newline) {
            return (first + 1)..<end
        }
        return bytes[start] == .newline && bytes[..<start].last == .carriageReturn ? (start - 1)..<end : start..<end
    }

    /// Whether the text begins its line, or comes behind the same as it did.
    private func follows(_ bytes: ArraySlice<UInt8>) -> Bool {
        let before = leadingBlanks.contains(.newline) ? [] : self.before.utf8.filter { !$0.isBlank }
        let line = before.isEmpty ? bytes[(bytes.lastIndex(of: .newline).map { $0 + 1 } ?? bytes.startIndex)...] : bytes
        return line.last { !$0.isBlank } == before.last
    }

    /// Whether the text ends its line, or the same comes behind it as did.
    private func precedes(_ bytes: ArraySlice<UInt8>) -> Bool {
        let after = trailingBlanks.contains(.newline) ? [] : self.after.utf8.filter { !$0.isBlank }
        let line = after.isEmpty ? bytes.prefix { $0 != .newline } : bytes
        return line.first { !$0.isBlank } == after.first
    }

    private var leadingBlanks: [UInt8] { Array(text.utf8.prefix(while: \.isBlank)) }
    private var trailingBlanks: [UInt8] { text.utf8.reversed().prefix(while: \.isBlank).reversed() }
}

extension [UInt8] {
    /// How many of some bytes are blanks and line ends as these are, however many blanks there are now.
    fileprivate func extent(in bytes: some Sequence<UInt8>) -> Int {
        guard let last else { return 0 }
        var lines = count { $0 == .newline }
        var extent = 0
        for byte in bytes {
            guard byte.isBlank, lines > 0 || byte != .newline && last != .newline else { break }
            extent += 1
            if byte == .newline { lines -= 1 }
        }
        return extent
    }
}

extension UInt8 {
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
    fileprivate static let newline = UInt8(ascii: "\n")

    fileprivate var isBlank: Bool {
        [UInt8(ascii: " "), UInt8(ascii: "\t"), .carriageReturn, .newline].contains(self)
    }
}
